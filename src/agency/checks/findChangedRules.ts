/** Finds pages of rules whose words have changed while their effective date has not. */
import type { Content } from '../schemas/content.ts';
import { textPagesIn } from '../ownPages.ts';
import type { FactName } from '../schemas/factNames.ts';
import type { Finding } from '../../values/faults.ts';
import { filled, inPlainText, type Scope } from '../../values/fill.ts';
import { fillMarkdown, unescaped } from '../../values/fillMarkdown.ts';
import { formatDay } from '../../values/format.ts';
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
export function findChangedRules(content: Content, scope: Scope): Finding[] {
  const { policy } = content.facts;
  return rulesIn(content, scope).flatMap(({ name, title, fingerprint: value, words }) => {
    const inEffect = policy.inEffect[name];
    if (value === inEffect) return [];
    const [file, field] = ['facts.ts', `policy.inEffect.${name}`];
    const label = 'It was only a typing error: keep the date';
    return [
      {
        file,
        field: 'policy.effectiveDate',
        finding: `(${policy.effectiveDate}) is older than the words of ${title} (src/content/pages/${name}.md)`,
        advice:
          'If a rule has changed, write the day from which it applies; if only the wording has, keep that day. ' +
          `Then write '${name}': '${value}' in inEffect below it`,
        note: `${title} reads otherwise than under its effective date, ${formatDay(policy.effectiveDate, 'en-IN')}.`,
        answer: { label, file, field, value },
        rules: { words, inEffect },
      },
    ];
  });
}

/** Returns each page of rules: its name, its title, the lines that visitors read, and a fingerprint of what of them is a rule. */
export function rulesIn({ pages }: Pick<Content, 'pages'>, scope: Scope) {
  const names = Object.fromEntries(noRules.map((name) => [name, name]));
  const rules = { ...scope, values: { ...scope.values, ...names } };
  return Object.entries(textPagesIn('', pages))
    .filter(([, page]) => page.effectiveDate)
    .map(([name, page]) => {
      const textWith = (facts: Scope) => {
        const { title, lead } = filled(page, facts);
        return [title, lead, fillMarkdown(page.text, facts)].map((text) =>
          unescaped(inPlainText(text)),
        );
      };
      const lines = textWith(scope).filter(Boolean).join('\n').split('\n');
      return {
        name,
        title: filled(page, rules).title,
        words: lines
          .map((line) => line.replace(/\s\{#.*\}\s*$|^\s*[-#]+ |[*|]|-{3,}/g, ' ').trim())
          .filter(Boolean),
        fingerprint: fingerprintOf(textWith(rules).join(' ')),
      };
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
