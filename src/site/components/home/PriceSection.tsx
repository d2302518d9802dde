/** The price with all that belongs to it: the card, the departures, the hotels and the papers, if facts.ts has them. */
import type { ReactNode } from 'react';
import { Departures } from './Departures.tsx';
import { Hotels } from './Hotels.tsx';
import { Papers } from './Papers.tsx';
import { PriceCard } from './PriceCard.tsx';

/** The section. Its children come after everything else in it. */
export function PriceSection({ children }: { children: ReactNode }) {
  return (
    <section className="price-section band" id="price" aria-labelledby="price-title">
      <PriceCard />
      <div className="price-section__more">
        <Departures />
        <Hotels />
        <Papers />
        {children}
      </div>
    </section>
  );
}
