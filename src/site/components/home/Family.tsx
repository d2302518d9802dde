/**
 * Offers to count a family beside the prices. Without scripts nothing of it is there. client/countFamily.ts has words and prices
 * from here, and the prices of a date from its row.
 */
import type { ReactNode } from 'react';
import { isCountable, payments, taxesOnTop, taxesWithoutAmount } from '../../../agency/prices.ts';
import { formatList } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';

/** Takes the table of prices, if there is one. */
export function Family({ children }: { children: ReactNode }) {
  const { route, facts, words, fill } = usePage();
  const { count, rooms, taxes } = words.answers;
  const offer = facts.package;
  if (!isCountable(offer)) return children;
  const named = taxesOnTop(offer).map((name) => taxes[name]);
  const unknown = taxesWithoutAmount(offer).map((name) => taxes[name]);
  return (
    <div
      data-behaviour="family"
      data-prices={payments(offer.rooms, offer.price, offer)}
      data-sum={count.sum.template}
      data-with={named.length > 0 ? fill(taxes.with, { taxes: named }) : undefined}
      data-missing={count.missing.template}
      data-shared={count.shared.template}
      data-lowest={count.lowest}
      {...(!children && { 'data-persons': count.persons, 'data-price': rooms.title })}
      data-taxes={formatList(unknown, route.edition.locale) || undefined}
      data-lines={words.messages.lines.length - 1}
    >
      {children}
      <button className="family__open line-link" type="button" hidden>
        {count.open}
      </button>
    </div>
  );
}
