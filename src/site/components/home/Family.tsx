/**
 * Offers to say what a family pays, below the prices. Without scripts nothing of it is there. client/family/ asks who travels,
 * and has its words and prices from here; those of a date are in its row.
 */
import { inPlainText, plainText } from '../../../values/filledText.tsx';
import type { ReactNode } from 'react';
import {
  familyRooms,
  familyTravellers,
  isCountable,
  packagePrices,
  withTaxes,
} from '../../../agency/familyPrices.ts';
import { rupeesKept } from '../../../agency/refundSteps.ts';
import type { FamilyData } from '../../client/family/familyData.ts';
import { usePage } from '../../pageContext.ts';
import { useTaxWords } from './taxWords.ts';

/** Takes the table of prices, if there is one. */
export function Family({ children }: { children: ReactNode }) {
  const { facts, words } = usePage();
  const { count, priceLinks, refund, rooms: names } = words.answers;
  const taxes = useTaxWords();
  if (!isCountable(facts)) return children;
  const neverPaidBack = rupeesKept(facts.policy.refund);
  const travellers = familyTravellers(facts);
  const rooms = familyRooms(facts);
  const prices = packagePrices(facts);
  const named = [...rooms, ...travellers].map((name) => [
    name,
    name === 'adult'
      ? plainText(count.travellers.adult)
      : plainText(names[name]).replaceAll('\u00a0', ' '),
  ]);
  const data: FamilyData = {
    travellers,
    rooms,
    prices: withTaxes(prices, facts.package),
    ...(neverPaidBack !== undefined && { neverPaidBack, pricesBeforeTax: prices }),
    names: Object.fromEntries(named) as FamilyData['names'],
    words: {
      who: plainText(count.persons),
      travellers: inPlainText(count.travellers),
      pay: plainText(count.open),
      sum: count.sum.template,
      from: count.from.template,
      taxes: plainText(taxes.included ?? taxes.open),
      isTaxOpen: taxes.open !== '',
      missing: count.missing.template,
      ask: plainText(names.ask),
      shared: plainText(count.shared),
      lowest: plainText(count.lowest),
      dates: plainText(priceLinks.departures),
      unknownDates: count.unknownDates.template,
      atLeast: refund.atLeast.template,
    },
  };
  return (
    <div data-behaviour="family" data-family={JSON.stringify(data)}>
      {children}
      <button className="family-open button button--outline" type="button" hidden>
        {count.open}
      </button>
    </div>
  );
}
