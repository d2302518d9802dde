/** Finds pages of rules that a language lacks. */
import type { Fault } from '../../values/faults.ts';
import { rulePages } from '../pageNames.ts';
import type { Content } from '../schemas/content.ts';

/** Returns a fault for each page of rules that a language lacks. */
export function findMissingRules({ languages, pages }: Content): Fault[] {
  const names = languages.flatMap(({ folder }) => rulePages.map((name) => folder + name));
  const missing = names.filter((name) => !pages[name]);
  return missing.map((name) => ({
    file: `pages/${name}.md`,
    keys: [],
    state: 'is missing',
    advice,
  }));
}

const advice = 'Bring the page back; each language has every page of rules';
