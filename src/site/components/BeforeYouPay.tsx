/** What to know before paying, and where the full terms stand in English. */
import type { ReactNode } from 'react';
import type { HomeContent } from '../homes.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function BeforeYouPay({
  title,
  rules,
  lead,
  documents,
  children,
}: NonNullable<HomeContent['before']> & { children: ReactNode }) {
  return (
    <section className="before-you-pay band" id="before" aria-labelledby="before-title">
      <div className="wrapper">
        <SectionTitle id="before-title">{title}</SectionTitle>
        <ul className="star-list before-you-pay__rules" role="list">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>{lead}</p>
        <ul className="before-you-pay__documents" role="list">
          {documents.map((link) => (
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
