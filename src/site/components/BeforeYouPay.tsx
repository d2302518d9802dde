/** What to know before paying, and where the full terms stand in English. */
import type { HomeWords } from '../../schemas/content.ts';
import { SectionTitle } from './SectionTitle.tsx';

export interface BeforeYouPayProps extends Pick<HomeWords, 'before' | 'documents'> {
  /** What marks a link to a page in English. */
  english: string;
}

export function BeforeYouPay({ before, documents, english }: BeforeYouPayProps) {
  const links = [
    { label: documents.refund, href: '/refund-policy' },
    { label: documents.terms, href: '/terms-and-conditions' },
    { label: documents.privacy, href: '/privacy-policy' },
  ];
  return (
    <section className="before-you-pay band" id="before" aria-labelledby="before-title">
      <div className="wrapper">
        <SectionTitle id="before-title">{before.title}</SectionTitle>
        <ul className="star-list before-you-pay__rules" role="list">
          {Object.values(before.rules).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>{documents.lead}</p>
        <ul className="before-you-pay__documents" role="list">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} hrefLang="en">
                {`${label} ${english}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
