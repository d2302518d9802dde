/** Finds ids that stand twice on a page, and references to ids that the page lacks. */
import { showTag, type CheckedPage } from './CheckedPage.ts';

const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'popovertarget'];

/** Returns a sentence for every fault of a page's ids. */
export function idFaults({ file, elements, ids }: CheckedPage): string[] {
  const seen = new Set<string>();
  return elements.flatMap((element) => {
    const faults: string[] = [];
    const id = element.attributes.get('id');
    if (id !== undefined && seen.has(id)) faults.push(`${file}: ${showTag(element)} has the id "${id}" a second time.`);
    if (id !== undefined) seen.add(id);
    for (const reference of references) {
      for (const target of element.attributes.get(reference)?.split(/\s+/) ?? []) {
        if (ids.has(target)) continue;
        faults.push(`${file}: ${showTag(element)} points at the id "${target}" (${reference}), which the page lacks.`);
      }
    }
    return faults;
  });
}
