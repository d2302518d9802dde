/** The taxes that are added to the price, and what it is with them. */
import type { Package } from './prices.ts';
import { taxNames, type TaxName } from './schemas/priceNames.ts';

/** Returns the taxes for which facts.jsonc does not say whether the price includes them. */
export function unspecifiedTaxes({ services }: Package): TaxName[] {
  return taxNames.filter((name) => services[name] === undefined);
}

/** Returns the taxes that are added to the price because it does not include them. */
export function taxesOnTop({ services }: Package): TaxName[] {
  return taxNames.filter((name) => services[name] === 'notIn');
}

/**
 * Takes a price in whole rupees; returns it with all added taxes, in whole rupees, or undefined if a rate is unknown or no tax
 * is added. A tax that the price includes has no rate, because findContradictions.ts refuses one.
 */
export function totalOf(rupees: number, offer: Package): number | undefined {
  const { gst, tcs } = offer.taxes;
  if (taxesOnTop(offer).length === 0 || taxesWithoutAmount(offer).length > 0) return undefined;
  // In hundredths of a percent of the price: whole numbers, because a rate is in whole percent.
  const price = 10_000;
  const withGst = price + 100 * (gst ?? 0);
  const taxedByTcs = offer.taxes.tcsOn === 'total' ? withGst : price;
  // The only division comes last, so that all sums before are exact.
  const total = 100 * withGst + taxedByTcs * (tcs ?? 0);
  return Math.round((rupees * total) / (100 * price));
}

/** Returns the taxes whose amount is unknown: whether they are added, at which rate, or on which base. */
export function taxesWithoutAmount(offer: Package): TaxName[] {
  const { services, taxes } = offer;
  return taxNames.filter(
    (name) =>
      services[name] === undefined ||
      (services[name] === 'notIn' && taxes[name] === null) ||
      (name === 'tcs' && isTcsBaseOpen(offer)),
  );
}

/** Whether it is unknown if TCS is charged with or without GST in its base. If the price includes GST, it makes no difference. */
export function isTcsBaseOpen({ services, taxes: { tcs, tcsOn } }: Package): boolean {
  return tcs !== null && tcsOn === null && services['gst'] !== 'in';
}
