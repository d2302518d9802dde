/** The price section: the card, and the departures, hotels and papers that facts.jsonc has. */
import type { ReactNode } from 'react';
import { usePage } from '../../pageContext.ts';
import { Departures } from './Departures.tsx';
import { Hotels } from './Hotels.tsx';
import { Papers } from './Papers.tsx';
import { PriceCard } from './PriceCard.tsx';

/** The section. Its children come after everything else in it. */
export function PriceSection({ children }: { children: ReactNode }) {
  const { price, answers } = usePage().words;
  return (
    <section className="price-section band" id="price" aria-labelledby="price-title">
      <PriceCard words={price} />
      <div className="price-section__more">
        <Departures words={answers.departures} />
        <Hotels words={answers.hotels} />
        <Papers words={answers.papers} />
        {children}
      </div>
    </section>
  );
}
