/** The day on which the agency checked the facts shown: the earliest day of their groups, or nothing if a group has none. */
import { hasPrices } from '../../../agency/prices.ts';
import { formatDay } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';

interface AsOfProps {
  /** The group, by default room prices and hotels. Departures have their own day, because they disappear from the page. */
  group?: { readonly checked?: string | null };
}

export function AsOf({ group }: AsOfProps) {
  const { route, facts, words, show } = usePage();
  const { package: offer, hotels } = facts;
  const shown = group
    ? [group]
    : [
        ...(hasPrices(offer.rooms) ? [offer] : []),
        ...(hotels.makkah.length + hotels.madinah.length > 0 ? [hotels] : []),
      ];
  const days = shown.flatMap(({ checked }) => checked ?? []);
  const [first] = days.sort();
  if (!first || days.length < shown.length) return null;
  return (
    <p className="as-of quiet">
      {show(words.answers.asOf, { date: formatDay(first, route.edition.locale) })}
    </p>
  );
}
