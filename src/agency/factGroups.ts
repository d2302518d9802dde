/** The groups in facts.jsonc, each with the day on which the agency last checked it. */
import { everyValue } from '../values/place.ts';
import type { Facts } from './schemas/content.ts';

/** Returns the groups of facts that have, or should have, the day of a check. */
export function groupsOf(facts: Facts) {
  const { agencyQuestions: _, ...groups } = facts;
  return Object.entries(groups).map(([name, group]) => {
    const { checked, ...others } = group;
    const values = everyValue(others);
    const isEmpty = values.every(
      ({ value }) => value === null || value === '' || typeof value === 'object',
    );
    return { name, checked, values, isEmpty };
  });
}

/** Returns the year of the latest check of any group of facts, or '' if none was checked. */
export function yearOfNewestCheck(facts: Facts): string {
  const days = Object.values(facts).flatMap((group) =>
    'checked' in group ? (group.checked ?? []) : [],
  );
  return (days.toSorted().at(-1) ?? '').slice(0, 4);
}
