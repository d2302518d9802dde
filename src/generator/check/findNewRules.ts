/** Finds pages of rules that read otherwise than under their effective date, so that no rule changes under an old one. */
import type { Content } from '../../schemas/content.ts';
import type { FactName } from '../../schemas/factNames.ts';
import { filled, fillMarkdown } from '../../site/fill.ts';
import { scopeOf } from '../../site/business/vocabulary.ts';
import { shortHash } from '../files.ts';

/** Who the agency is, how it is reached and paid, the price, and what the site does not answer: none of it is a rule. */
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

/** Takes the content; returns a sentence for each page of rules that are no longer those of `policy.inEffect`. */
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

/** Returns a hash of the words and figures alone: Node versions put other spaces and commas between them. */
function signOf(text: string): string {
  return shortHash(text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}
