/** Finds pages of rules whose words have changed while their effective date has not. */
import type { Content } from '../schemas/content.ts';
import { textPagesIn } from '../ownPages.ts';
import type { FactName } from '../schemas/factNames.ts';
import type { Finding } from '../../values/faults.ts';
import { filled, fillMarkdown, type Scope } from '../../values/fill.ts';
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

/** Takes the content, and the facts in the first language; returns each page of rules that is newer than its effective date. */
export function findChangedRules({ facts, pages }: Content, scope: Scope): Finding[] {
  const { effectiveDate, inEffect } = facts.policy;
  return rulesIn({ pages }, scope).flatMap(({ name, title, fingerprint: value }): Finding[] => {
    if (value === inEffect[name]) return [];
    const [file, field] = ['facts.ts', `policy.inEffect.${name}`];
    const label = 'It was only a typing error: keep the date';
    return [
      {
        file,
        field: 'policy.effectiveDate',
        finding: `(${effectiveDate}) is older than the words of ${title} (src/content/pages/${name}.md)`,
        advice:
          'If a rule has changed, write the day from which it applies; if only the wording has, keep that day. ' +
          `Then write '${name}': '${value}' in inEffect below it`,
        note: `${title} reads otherwise than under its effective date, ${effectiveDate}. If a rule has changed, save the day from which it applies.`,
        answer: { label, file, field, value },
      },
    ];
  });
}

/** Returns each page of rules with its words in the first language, and their fingerprint. */
export function rulesIn({ pages }: Pick<Content, 'pages'>, scope: Scope) {
  const names = Object.fromEntries(noRules.map((name) => [name, name]));
  const rules = { ...scope, values: { ...scope.values, ...names } };
  return Object.entries(textPagesIn('', pages)).flatMap(([name, page]) => {
    if (!page.effectiveDate) return [];
    const { title, lead } = filled(page, rules);
    const words = [title, lead, fillMarkdown(page.text, rules)].join('\n');
    return { name, title, words, fingerprint: fingerprintOf(words) };
  });
}

/** Returns a hash of all signs except spaces, commas and the length of a table's rule: Node versions differ in those of dates. */
function fingerprintOf(text: string): string {
  return shortHash(
    text
      .replace(/[\s,]+/g, ' ')
      .replace(/-{3,}/g, '---')
      .trim(),
  );
}
