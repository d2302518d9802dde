/** Finds pages of rules that a language lacks, or that do not show the day from which they apply. */
import type { Fault } from '../../values/faults.ts';
import { rulePages } from '../ownPages.ts';
import type { Content } from '../schemas/content.ts';

export function findLostRules({ languages, pages }: Content): Fault[] {
  const names = languages.flatMap(({ folder }) => rulePages.map((name) => folder + name));
  return names.flatMap((name): Fault[] => {
    const page = pages[name];
    if (page?.effectiveDate) return [];
    const fault = { file: `pages/${name}.md`, keys: page ? ['effectiveDate'] : [] };
    if (!page) return [{ ...fault, finding: 'is missing', advice: lostAdvice }];
    const advice = 'Write effectiveDate: true, so that its readers see from which day it applies';
    return [{ ...fault, value: page.effectiveDate, advice }];
  });
}

const lostAdvice = 'Bring the page back; each language has every page of rules';
