/** Compares translated pages with their originals, so that no rule and no fact is lost. */
import type { Fault, FieldFault } from '../../values/faults.ts';
import { isFigure, lineMark, readSections } from '../../values/markdown.ts';
import { bracesIn } from '../../values/braces.ts';
import { everyValue, pathOf, type Keys } from '../../values/place.ts';
import { pageNameIn } from '../contentPlaces.ts';
import { componentPages, textPagesIn } from '../pageNames.ts';
import type { Content, WrittenPage } from '../schemas/content.ts';

interface Line {
  /** Where it is in the file. */
  readonly keys: Keys;
  readonly text: string;
}

/**
 * Returns the first difference on each page. A line of a page of text must have the same Markdown marks, facts in braces,
 * anchors and addresses as its original; a text of About or Contact must have the same facts.
 */
export function findLineFaults({ languages, pages }: Content): Fault[] {
  const [first, ...others] = languages;
  return others.flatMap(({ lang, folder, words }) => {
    const ofTexts = Object.entries(textPagesIn(folder, pages)).flatMap(([name, page]) =>
      lineFaultsOf(`pages/${folder}${name}.md`, page, pages[name]),
    );
    const ofComponents = componentPages.flatMap((name) => {
      const fault = factFault(name, words[name], first!.words[name]);
      return fault ? [{ ...fault, file: `languages/${lang}.jsonc` }] : [];
    });
    return [...ofTexts, ...ofComponents];
  });
}

/** Returns a fault for the first text whose facts in braces differ from those of the same text in the original. */
function factFault(name: string, translation: unknown, original: unknown): FieldFault | undefined {
  const factsOf = (text: unknown) =>
    typeof text === 'string' ? bracesIn(text).toSorted().join(' ') : '';
  const factsByPath = new Map(
    everyValue(original, [name]).map(({ keys, value }) => [pathOf(keys), factsOf(value)]),
  );
  for (const { keys, value } of everyValue(translation, [name])) {
    const theirs = factsByPath.get(pathOf(keys));
    if (theirs === undefined || theirs === factsOf(value)) continue;
    return {
      keys: keys.filter((key) => key !== 'template'),
      state: `has other facts than its line in the first language, which has ${theirs || 'none'}`,
      advice: `Say the same there, ${theirs ? `with ${theirs}` : 'without facts in braces'}`,
    };
  }
  return undefined;
}

function lineFaultsOf(file: string, page: WrittenPage, original: WrittenPage | undefined): Fault[] {
  const inFile = `The original is src/content/pages/${pageNameIn(file)}`;
  if (!original) {
    const state = 'is a translation of a page that does not exist';
    const advice = 'Bring that page back, or give this one the name that its original has now';
    return [{ file, keys: [], state, advice, inFile }];
  }
  const [ours, theirs] = [linesOfPage(page), linesOfPage(original)];
  const all = ours.length > theirs.length ? ours : theirs;
  const at = all.findIndex((_, index) => shapeOf(ours[index]) !== shapeOf(theirs[index]));
  if (at < 0) return figureFaultsOf(page, ours).map((fault) => ({ file, ...fault, inFile }));
  const { keys = ['the end'] } = ours[at] ?? {};
  const { keys: theirKeys, text } = theirs[at] ?? { keys: ['the end'], text: '' };
  const state = `does not match ${pathOf(theirKeys)} of its original, "${text}"`;
  const advice =
    'Say the same there, with the same facts in braces, links, anchors and characters such as # and -';
  return [{ file, keys, state, advice, inFile }];
}

/** Returns a fault for the first item "at a glance" that is not a figure. The original decides whether a page has figures. */
function figureFaultsOf(page: WrittenPage, lines: readonly Line[]): FieldFault[] {
  const wrong = readSections(page.text, page.glance).glance.find((item) => !isFigure(item));
  if (!wrong) return [];
  const { keys } = lines.find(({ text }) => wrong.raw.startsWith(text.trim()))!;
  const advice = 'Write it as "- **figure** what it means"';
  return [{ keys, state: 'has no figure, as in its original', advice }];
}

/** Returns everything in a line except words, for comparison. */
function shapeOf(line: Line | undefined): string {
  if (!line) return 'no line';
  const { text } = line;
  const mark = lineMark(text);
  // The period has three names, one for each way to join its two figures.
  const facts = bracesIn(text.replaceAll(/\{period\w+\}/g, '{period}'));
  const addresses = text.match(/\]\([^)]*\)|\{#[^}]*\}/g) ?? [];
  const cells = mark.includes('|') ? text.split('|').length : '';
  return [mark.trimEnd(), cells, ...facts.toSorted(), ...addresses].join(' ');
}

/** Returns the title of a page of text, its lead and every line below them that is not blank. */
export function linesOfPage({ title, lead, text }: WrittenPage): Line[] {
  const below = text.split('\n').map((each, at) => ({ keys: ['line', at + 1], text: each }));
  const head = [
    { keys: ['the title'], text: title },
    { keys: ['the lead'], text: lead },
  ];
  return [...head, ...below].filter((each) => each.text.trim() !== '');
}
