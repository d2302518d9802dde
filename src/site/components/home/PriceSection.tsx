/** The price with all that belongs to it: the card, the departures, the hotels and the papers, if facts.ts has them. */
import type { ReactNode } from 'react';
import { usePage } from '../../pageContext.ts';
import { itemsOf } from '../../../agency/phrases.ts';
import { Departures } from './Departures.tsx';
import { Hotels } from './Hotels.tsx';
import { Papers } from './Papers.tsx';
import { PriceCard } from './PriceCard.tsx';

/** The section. Its children come after everything else in it. */
export function PriceSection({ children }: { children: ReactNode }) {
  const { facts, words } = usePage();
  const { papers } = words.answers;
  return (
    <section className="price-section band" id="price" aria-labelledby="price-title">
      <PriceCard />
      <div className="price-section__more">
        <Departures />
        <Hotels />
        <Papers title={papers.title} papers={itemsOf(facts.policy.papers, papers.list)} />
        {children}
      </div>
    </section>
  );
}
