/**
 * The offer to work out what a family pays, above the prices for one person. It appears only if scripts run. client/family/ then
 * asks who travels. It takes its words and prices from here, and those of a date from the row of that date.
 */
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
import { inPlainText, plainText } from '../../../values/filledText.tsx';
import { usePage } from '../../pageContext.ts';
import { useTaxWords } from './taxWords.ts';

/** Takes the price table as children, if there is one. */
export function Family({ children }: { children: ReactNode }) {
  const { facts, words } = usePage();
  const { familyTotal, priceLinks, refund, rooms: names } = inPlainText(words.answers);
  const taxes = useTaxWords();
  if (!isCountable(facts)) return children;
  const neverPaidBack = rupeesKept(facts.policy.refund);
  const travellers = familyTravellers(facts);
  const rooms = familyRooms(facts);
  const prices = packagePrices(facts);
  const named = [...rooms, ...travellers].map((name) => [
    name,
    name === 'adult' ? familyTotal.travellers.adult : names[name].replaceAll('\u00a0', ' '),
  ]);
  const data: FamilyData = {
    travellers,
    rooms,
    prices: withTaxes(prices, facts.package),
    ...(neverPaidBack !== undefined && { neverPaidBack, pricesBeforeTax: prices }),
    names: Object.fromEntries(named) as FamilyData['names'],
    words: {
      who: familyTotal.persons,
      child: familyTotal.travellers.child,
      pay: familyTotal.open,
      sum: familyTotal.sum.template,
      from: familyTotal.from.template,
      taxes: plainText(taxes.included ?? taxes.open),
      isTaxOpen: taxes.open !== '',
      missing: familyTotal.missing.template,
      ask: names.ask,
      shared: familyTotal.shared,
      inRoom: familyTotal.inRoom.template,
      lowest: familyTotal.lowest,
      dates: priceLinks.departures,
      unknownDates: familyTotal.unknownDates.template,
      atLeast: refund.atLeast.template,
    },
  };
  return (
    <div data-behaviour="family" data-family={JSON.stringify(data)}>
      <button className="family-open button button--outline" type="button" hidden>
        {familyTotal.open}
      </button>
      {children}
    </div>
  );
}
