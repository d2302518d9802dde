/** The day on which the agency made sure of prices, dates and hotels: the first, where they differ; nothing where one has none. */
import type { Template } from '../../../schemas/content.ts';
import { formatDay } from '../../format.ts';
import { usePage } from '../../pageContext.ts';

export function AsOf({ words }: { words: Template }) {
  const { facts, edition, show } = usePage();
  const { package: offer, departures, hotels } = facts;
  const shown = [
    ...(Object.keys(offer.rooms).length > 0 ? [offer] : []),
    ...(departures.list.length > 0 ? [departures] : []),
    ...(hotels.makkah.length + hotels.madinah.length > 0 ? [hotels] : []),
  ];
  const days = shown.flatMap(({ checked }) => checked ?? []);
  const [first] = days.sort();
  if (!first || days.length < shown.length) return null;
  return <p className="as-of">{show(words, { date: formatDay(first, edition.locale) })}</p>;
}
