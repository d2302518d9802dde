/** A sentence with the package's price in it, which stands out as the place that shows it likes. */
import type { ReactNode } from 'react';
import { formatRupees } from '../format.ts';
import { usePage } from '../pageContext.ts';
import { SetApart } from './SetApart.tsx';

export interface PriceSentenceProps {
  text: string;
  /** Takes the price as it is written, such as "₹1,09,999". */
  children: (price: string) => ReactNode;
}

export function PriceSentence({ text, children }: PriceSentenceProps) {
  const price = formatRupees(usePage().facts.package.price);
  // What is set apart is isolated and needs no mark of its direction.
  return (
    <SetApart text={text.replace('\u200e', '')} part={price}>
      {children(price)}
    </SetApart>
  );
}
