/** The day on which the agency made sure of the facts above or below. */
import type { Template } from '../../../schemas/content.ts';
import { formatDay } from '../../format.ts';
import { usePage } from '../../pageContext.ts';

export function AsOf({ words, day }: { words: Template; day: string | undefined }) {
  const { route, show } = usePage();
  if (!day) return null;
  return <p className="as-of">{show(words, { date: formatDay(day, route.scope.lang) })}</p>;
}
