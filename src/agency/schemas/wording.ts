/** Texts that name facts in braces. */
import * as v from 'valibot';
import { bracesOrBracket } from '../../values/braces.ts';
import { alternatives, type Template } from '../../values/schemas/texts.ts';
import { isOneLetterOff } from '../../values/typingMistakes.ts';
import { factNames } from './factNames.ts';

/** A text with {facts}, or a list of alternatives, of which the first with all its facts known is shown. */
export const wording = v.pipe(alternatives, v.rawCheck(checkBraces()));

/** Like `template`, but allows alternatives and any fact. If a fact is unknown, the next alternative is used. */
export function looseTemplate(...extraNames: readonly string[]) {
  return v.pipe(
    alternatives,
    v.rawCheck(checkBraces(extraNames)),
    v.transform((written): Template => ({ template: written })),
  );
}

function checkBraces(extraNames?: readonly string[]) {
  return ({ dataset, addIssue }: v.RawCheckContext<string>) => {
    const advice = dataset.typed && braceAdvice(dataset.value, extraNames);
    if (advice) addIssue({ message: advice });
  };
}

/** Returns advice on the first name in braces that is neither a fact nor one of `extraNames`; undefined where there is none. */
export function braceAdvice(
  written: string,
  extraNames: readonly string[] = [],
): string | undefined {
  const names = [...extraNames, ...factNames];
  // Each line is a separate alternative.
  for (const line of written.split('\n')) {
    const advice = adviceOnLine(line, names);
    if (advice) return advice;
  }
  return undefined;
}

function adviceOnLine(line: string, names: readonly string[]): string | undefined {
  // [city]; [words](/address) is a link.
  for (const [inSquare, written = ''] of line.matchAll(/\[([\w ]+)\](?!\()/g)) {
    const meant = nameMeantBy(written, names);
    if (meant) return `Write {${meant}} instead of ${inSquare}`;
  }
  let hasFactBefore = false;
  for (const [brace] of line.matchAll(bracesOrBracket)) {
    if (brace === '{' || brace === '}')
      return 'Write the name of a fact between { and }, such as {city}, or delete the bracket';
    const written = brace.slice(1, -1);
    const isAnchor = written.trim().startsWith('#');
    if (written.includes('/')) {
      const advice = adviceOnWords(written, hasFactBefore);
      if (advice) return advice;
    } else if (!isAnchor) {
      const advice = adviceOnName(written, names);
      if (advice) return advice;
      hasFactBefore = true;
    }
  }
  return undefined;
}

/** Returns the name of a fact of which this is a misspelling, whatever its capital letters and spaces; undefined if none is. */
function nameMeantBy(written: string, names: readonly string[]): string | undefined {
  const name = written.replace(/\s/g, '').toLowerCase();
  return names.find((known) => isOneLetterOff(known.toLowerCase(), name));
}

/** Takes the singular and plural between braces, such as day/days. */
function adviceOnWords(written: string, hasFactBefore: boolean): string | undefined {
  if (!hasFactBefore) return 'Write the number in braces before it, such as {days} {day/days}';
  const words = written.split('/');
  return words.length > 2 || words.some((word) => word.trim() === '')
    ? 'Write the word for one, / and the word for more than one, such as {day/days}'
    : undefined;
}

function adviceOnName(written: string, names: readonly string[]): string | undefined {
  if (names.includes(written)) return undefined;
  const meant = nameMeantBy(written, names);
  return meant
    ? `Write {${meant}} instead of {${written}}`
    : `There is no fact with the name {${written}}. Write one that other texts have in braces`;
}
