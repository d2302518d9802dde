/** The day on which the agency checked the groups that are shown: the earliest of theirs, and nothing if one has none. */
import type { Template } from '../../../agency/schemas/content.ts';
import { formatDay } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';

export function AsOf({ words }: { words: Template }) {
  const { route, facts, show } = usePage();
  const { package: offer, departures, hotels } = facts;
  const shown = [
    ...(Object.keys(offer.rooms).length > 0 ? [offer] : []),
    ...(departures.list.length > 0 ? [departures] : []),
    ...(hotels.makkah.length + hotels.madinah.length > 0 ? [hotels] : []),
  ];
  const days = shown.flatMap(({ checked }) => checked ?? []);
  const [first] = days.sort();
  if (!first || days.length < shown.length) return null;
  return <p className="as-of">{show(words, { date: formatDay(first, route.edition.locale) })}</p>;
}
