/** Finds ids that stand twice on a page, and references to ids that the page lacks. */
import { showTag, type CheckedPage } from './CheckedPage.ts';

const references = new Set(['aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'popovertarget']);

/** Returns a sentence for every fault of a page's ids. */
export function idFaults({ file, elements, ids }: CheckedPage): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const element of elements) {
    for (const [name, value] of element.attributes) {
      if (name === 'id') {
        if (seen.has(value)) faults.push(`${file}: ${showTag(element)} has the id "${value}" a second time.`);
        seen.add(value);
      }
      if (!references.has(name)) continue;
      for (const target of value.split(/\s+/)) {
        if (ids.has(target)) continue;
        faults.push(`${file}: ${showTag(element)} points at the id "${target}" (${name}), which the page lacks.`);
      }
    }
  }
  return faults;
}
