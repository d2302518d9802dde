/** A price including added taxes. It renders nothing if a rate is unknown, no tax is added, or the price is 0 for an infant. */
import { whole } from '../../../values/filledText.tsx';
import { formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { addedTaxes } from '../../../agency/phrases.ts';
import { totalOf } from '../../../agency/taxes.ts';

interface PriceWithTaxesProps {
  as: 'p' | 'dd';
  className?: string;
  price: number;
}

export function PriceWithTaxes({ as: Element, className, price }: PriceWithTaxesProps) {
  const { route, facts, words, show } = usePage();
  const { taxes: names } = words.answers;
  const total = totalOf(price, facts.package);
  if (!total) return null;
  const taxes = addedTaxes(facts.package, names, route.edition.locale);
  return (
    <Element className={className}>
      {show(names.with, { total: whole(formatRupees(total)), taxes })}
    </Element>
  );
}
