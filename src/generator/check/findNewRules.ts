/** Finds legal pages that read otherwise than under their effective date, so that no rule changes under an old one. */
import type { Content } from '../../schemas/content.ts';
import type { FactName } from '../../schemas/factNames.ts';
import { fillMarkdown } from '../../site/fill.ts';
import { scopeOf } from '../../site/vocabulary.ts';
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

/** Takes the content; returns a sentence for each legal page whose rules are no longer those of `policy.inEffect`. */
export function findNewRules(content: Content): string[] {
  const { facts, languages, legal } = content;
  const [main] = languages;
  const { effectiveDate, inEffect } = facts.policy;
  const scope = scopeOf(main!, main!.lang, content);
  const names = Object.fromEntries(noRules.map((name) => [name, name]));
  const rules = { ...scope, vocabulary: { ...scope.vocabulary, ...names } };
  return (['terms', 'refund', 'privacy'] as const).flatMap((page) => {
    const sign = signOf(fillMarkdown(legal[page].text, rules));
    if (sign === inEffect[page]) return [];
    return (
      `${legal[page].label} (src/content/legal/${page}.md) reads otherwise than under its effective date, ${effectiveDate}. ` +
      'If a rule has changed, write the day from which it applies in effectiveDate of policy in src/content/facts.ts; ' +
      `if only the wording has, keep that day. Then write ${page}: '${sign}' in inEffect below it.`
    );
  });
}

/** Of the words and figures alone: Node versions put other spaces and commas between them. */
function signOf(text: string): string {
  return shortHash(text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}
