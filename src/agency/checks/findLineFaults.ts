/** Compares the pages of text in other languages with their originals, line by line, so that no rule is lost. */
import type { Fault } from '../../values/faults.ts';
import { nameOf, textPagesIn } from '../ownPages.ts';
import { isRead } from '../readings.ts';
import type { Content, TextPage } from '../schemas/content.ts';

/**
 * Takes the content, and whether to compare the pages that somebody has read or the others; returns the first difference of each.
 * A line has the same signs of Markdown, facts in braces, anchors and addresses as its original.
 */
export function findLineFaults({ languages, pages }: Content, areRead: boolean): Fault[] {
  return languages.slice(1).flatMap((language) => {
    const own = Object.entries(textPagesIn(language.folder, pages));
    return own
      .filter(([name]) => isRead(language, name, pages) === areRead)
      .flatMap(([name, page]) => {
        const file = `pages/${language.folder}${name}.md`;
        return faultsOf(file, page, pages[nameOf(name)]);
      });
  });
}

function faultsOf(file: string, page: TextPage, original: TextPage | undefined): Fault[] {
  const { base } = { base: nameOf(file) };
  if (!original) {
    const finding = `is a translation, but there is no ${base} in src/content/pages`;
    return [{ file, field: '', finding, advice: 'Bring that page back, or delete this one' }];
  }
  const [ours, theirs] = [linesOf(page), linesOf(original)];
  const at = theirs.findIndex((line, index) => shapeOf(line.text) !== shapeOf(ours[index]?.text));
  if (at < 0 && ours.length === theirs.length) return [];
  const extra = at < 0 ? ours[theirs.length] : ours[at];
  const wanted = at < 0 ? undefined : theirs[at];
  const finding = wanted
    ? `does not match line ${wanted.line} of src/content/pages/${base}, "${wanted.text}"`
    : `is not in src/content/pages/${base}`;
  const advice = wanted
    ? 'Say there the same, with the same facts in braces, links, anchor and signs'
    : 'Delete it';
  return [{ file, field: extra ? extra.line : 'its end', finding, advice }];
}

/** Returns the title, the lead and every line with words below them, each with its number in the file. */
function linesOf({ title, lead, text }: TextPage): { line: string; text: string }[] {
  const below = text.split('\n').map((each, at) => ({ line: `line ${at + 1}`, text: each }));
  const head = [
    { line: 'the title', text: title },
    { line: 'the lead', text: lead },
  ];
  return [...head, ...below].filter((each) => each.text.trim() !== '');
}

/** Returns what a line has besides words. */
function shapeOf(line: string | undefined): string | undefined {
  if (line === undefined) return undefined;
  const [sign] = /^\s*(?:#+|[-*+] |\d+[.)]|\||!\[|)/.exec(line)!;
  // The period has three names, which differ in its sign alone.
  const facts = line.replaceAll(/\{period\w+\}/g, '{period}').match(/\{\w+\}/g) ?? [];
  const addresses = line.match(/\]\([^)]*\)|\{#[^}]*\}/g) ?? [];
  const cells = sign.includes('|') ? line.split('|').length : '';
  return [sign.trimEnd(), cells, ...facts.toSorted(), ...addresses].join(' ');
}
