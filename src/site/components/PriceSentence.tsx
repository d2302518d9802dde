/** A sentence with the package's price in it, which stands out as the place that shows it likes. */
import type { ReactNode } from 'react';
import { formatRupees } from '../format.ts';
import { usePage } from '../pageContext.ts';

export interface PriceSentenceProps {
  text: string;
  /** Takes the price as it is written, such as "₹1,09,999". */
  children: (price: string) => ReactNode;
}

export function PriceSentence({ text, children }: PriceSentenceProps) {
  const price = formatRupees(usePage().facts.package.price);
  const [before, after] = text.split(price);
  return (
    <>
      {before}
      {children(price)}
      {after}
    </>
  );
}
