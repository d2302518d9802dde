/** The price with all that belongs to it: the card, the next departures and the hotels, as far as they are known. */
import type { ReactNode } from 'react';
import type { AnswersContent } from '../answers.ts';
import type { PriceContent } from '../homes.ts';
import { Departures } from './Departures.tsx';
import { Hotels } from './Hotels.tsx';
import { PriceCard } from './PriceCard.tsx';

export interface PriceSectionProps {
  price: PriceContent;
  answers: AnswersContent;
  /** Stands last. */
  children?: ReactNode;
}

export function PriceSection({ price, answers, children }: PriceSectionProps) {
  const { departures, hotels } = answers;
  return (
    <section className="price-section band" id="price" aria-labelledby="price-title">
      <PriceCard content={price} answers={answers} />
      <div className="price-section__more">
        {departures && <Departures {...departures} />}
        {hotels && <Hotels {...hotels} />}
        {children}
      </div>
    </section>
  );
}
