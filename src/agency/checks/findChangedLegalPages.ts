/** Finds pages of rules whose words have changed while their effective date has not. */
import type { Content } from '../schemas/content.ts';
import type { FactName } from '../schemas/factNames.ts';
import { filled, fillMarkdown } from '../../values/fill.ts';
import { scopeOf } from '../scope.ts';
import { shortHash } from '../../values/shortHash.ts';

/** Facts that are no rules: who the agency is, how it is reached and paid, the price, and what visitors are told to ask. */
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

/** A page of rules that no longer says what its fingerprint in `policy.inEffect` stands for. */
export interface ChangedLegalPage {
  /** `refund-policy`, as `inEffect` calls it. */
  readonly page: string;
  /** What `inEffect` has to say of it once its day is right. */
  readonly fingerprint: string;
  readonly sentence: string;
  /** The same in short for the form, which writes the fingerprint itself. */
  readonly short: string;
}

/** Takes the content; returns each page of rules whose words have changed under an old effective date. */
export function findChangedLegalPages(content: Content): ChangedLegalPage[] {
  const { facts, languages, pages } = content;
  const [main] = languages;
  const { effectiveDate, inEffect } = facts.policy;
  const scope = scopeOf(main!, content);
  const names = Object.fromEntries(noRules.map((name) => [name, name]));
  const rules = { ...scope, values: { ...scope.values, ...names } };
  return Object.entries(pages).flatMap(([name, page]): ChangedLegalPage[] => {
    if (!page.effectiveDate) return [];
    const { title, lead } = filled(page, rules);
    const fingerprint = fingerprintOf([title, lead, fillMarkdown(page.text, rules)].join(' '));
    if (fingerprint === inEffect[name]) return [];
    const reads = `reads otherwise than under its effective date, ${effectiveDate}.`;
    const sentence =
      `${title} (src/content/pages/${name}.md) ${reads} ` +
      'If a rule has changed, write the day from which it applies in effectiveDate of policy in src/content/facts.ts; ' +
      `if only the wording has, keep that day. Then write '${name}': '${fingerprint}' in inEffect below it.`;
    const short = `${title} ${reads} If a rule has changed, save the day from which it applies.`;
    return [{ page: name, fingerprint, short, sentence }];
  });
}

/** Returns a hash of the letters and digits alone, because Node versions differ in the spaces and commas of dates. */
function fingerprintOf(text: string): string {
  return shortHash(text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}
