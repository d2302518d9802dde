/** Texts that name facts in braces. */
import * as v from 'valibot';
import { alternatives, type Template } from '../../values/schemas/texts.ts';
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
  let hasFactBefore = false;
  for (const [brace] of written.matchAll(/\{[^{}\n]*\}|[{}\n]/g)) {
    // Each line is a separate alternative.
    if (brace === '\n') hasFactBefore = false;
    if (brace === '\n') continue;
    if (brace === '{' || brace === '}')
      return 'Write the name of a fact between { and }, such as {city}, or delete the bracket';
    const name = brace.replace(/[{}\s]/g, '');
    if (brace.includes('/') && !hasFactBefore)
      return 'Write the number in braces before it, such as {days} {day/days}';
    const words = brace.slice(1, -1).split('/');
    if (words.length > 2 || (words.length === 2 && words.some((word) => word.trim() === '')))
      return 'Write the word for one, / and the word for more than one, such as {day/days}';
    if (words.length === 2 || name.startsWith('#')) continue;
    hasFactBefore = true;
    if (brace.length > 2 && names.some((known) => `{${known}}` === brace)) continue;
    const meant = names.find((known) => isMeant(known.toLowerCase(), name.toLowerCase()));
    return meant
      ? `Write {${meant}} instead of ${brace}`
      : `There is no fact with the name ${brace}. Write one that other texts have in braces`;
  }
  return undefined;
}

/** Whether two words differ by at most one letter that is added, missing, wrong or swapped with its neighbour. */
function isMeant(name: string, written: string): boolean {
  const shortened = (word: string) =>
    [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)).concat(word);
  return shortened(name).some((shorter) => shortened(written).includes(shorter));
}
