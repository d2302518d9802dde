/** Finds pages of rules whose words have changed while their effective date has not. */
import type { Content } from '../../schemas/content.ts';
import type { FactName } from '../../schemas/factNames.ts';
import { filled, fillMarkdown } from '../../site/fill.ts';
import { scopeOf } from '../../site/business/vocabulary.ts';
import { shortHash } from '../files.ts';

/** Facts that are no rules: who the agency is, how it is reached and paid, the price, and what the site does not answer. */
const noRules: readonly FactName[] = [
  'name',
  'phone',
  'hours',
  'city',
  'region',
  'country',
  'account',
  'price',
  'askServices',
  'askAt',
  'showMap',
  'openMap',
];

/** Takes the content; returns a sentence for each page of rules that no longer says what its sign in `policy.inEffect` stands for. */
export function findNewRules(content: Content): string[] {
  const { facts, languages, pages } = content;
  const [main] = languages;
  const { effectiveDate, inEffect } = facts.policy;
  const scope = scopeOf(main!, main!.lang, content);
  const names = Object.fromEntries(noRules.map((name) => [name, name]));
  const rules = { ...scope, vocabulary: { ...scope.vocabulary, ...names } };
  return Object.entries(pages).flatMap(([name, page]) => {
    if (!page.effectiveDate) return [];
    const { title, lead } = filled(page, rules);
    const sign = signOf([title, lead, fillMarkdown(page.text, rules)].join(' '));
    if (sign === inEffect[name]) return [];
    return (
      `${title} (src/content/pages/${name}.md) reads otherwise than under its effective date, ${effectiveDate}. ` +
      'If a rule has changed, write the day from which it applies in effectiveDate of policy in src/content/facts.ts; ' +
      `if only the wording has, keep that day. Then write '${name}': '${sign}' in inEffect below it.`
    );
  });
}

/** Returns a hash of the letters and digits alone, because Node versions differ in the spaces and commas of dates. */
function signOf(text: string): string {
  return shortHash(text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}
