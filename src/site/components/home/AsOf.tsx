/** The day on which the agency made sure of prices, dates and hotels: the first, where they differ. */
import type { Template } from '../../../schemas/content.ts';
import { formatDay } from '../../format.ts';
import { usePage } from '../../pageContext.ts';

export function AsOf({ words }: { words: Template }) {
  const { facts, edition, show } = usePage();
  const { rooms, checked: prices } = facts.package;
  const { departures, hotels } = facts;
  const days = [
    Object.keys(rooms).length > 0 && prices,
    departures.list.length > 0 && departures.checked,
    hotels.makkah.length + hotels.madinah.length > 0 && hotels.checked,
  ];
  const [first] = days.filter((day) => typeof day === 'string').sort();
  if (!first) return null;
  return <p className="as-of">{show(words, { date: formatDay(first, edition.locale) })}</p>;
}
