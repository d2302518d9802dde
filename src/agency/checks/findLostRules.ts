/** Finds pages of rules that are missing, or do not show the day from which they apply. */
import type { Fault } from '../../values/faults.ts';
import { rulePages } from '../ownPages.ts';
import type { Content } from '../schemas/content.ts';

export function findLostRules({ pages }: Content): Fault[] {
  return rulePages.flatMap((name): Fault[] => {
    const page = pages[name];
    if (page?.effectiveDate) return [];
    const fault = { file: `pages/${name}.md`, field: page ? 'effectiveDate' : '' };
    if (!page) return [{ ...fault, finding: 'is missing', advice: 'Bring the page back' }];
    const advice = 'Write effectiveDate: true, so that its readers see from which day it applies';
    return [{ ...fault, value: page.effectiveDate, advice }];
  });
}
