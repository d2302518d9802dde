/** A price including added taxes. It renders nothing if a rate is unknown, no tax is added, or the price is 0 for an infant. */
import { whole } from '../../../values/filledText.tsx';
import { formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { taxesOnTop, totalOf } from '../../../agency/prices.ts';

interface PriceWithTaxesProps {
  as: 'p' | 'dd';
  className?: string;
  price: number;
}

export function PriceWithTaxes({ as: Element, className, price }: PriceWithTaxesProps) {
  const { facts, words, show } = usePage();
  const { taxes: names } = words.answers;
  const total = totalOf(price, facts.package);
  if (!total) return null;
  const taxes = taxesOnTop(facts.package).map((name) => names[name]);
  return (
    <Element className={className}>
      {show(names.with, { total: whole(formatRupees(total)), taxes })}
    </Element>
  );
}
