/** What to know before paying, and where the full terms are. */
import type { ReactNode } from 'react';
import { asksForRefund } from '../../../agency/familyQuestions.ts';
import type { Words } from '../../../agency/schemas/content.ts';
import { textPageLinks } from '../../links.ts';
import { usePage } from '../../pageContext.ts';
import { NavigationLink } from '../shared/NavigationLink.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

interface BeforeYouPayProps {
  words: NonNullable<Words['beforeYouPay']>;
  children: ReactNode;
}

export function BeforeYouPay({ words, children }: BeforeYouPayProps) {
  const { route, facts } = usePage();
  const rules = Object.entries(words.rules).filter(
    ([name, rule]) => rule && (name !== 'refundAsk' || asksForRefund(facts.policy)),
  );
  return (
    <section className="before-you-pay band" id="before" aria-labelledby="before-title">
      <div className="wrapper">
        <SectionTitle id="before-title">{words.title}</SectionTitle>
        <ul className="star-list before-you-pay__rules" role="list">
          {rules.map(([name, rule]) => (
            <li key={name}>{rule}</li>
          ))}
        </ul>
        <p>{words.lead}</p>
        <ul className="before-you-pay__documents" role="list">
          {textPageLinks(route.edition, 'footer').map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
