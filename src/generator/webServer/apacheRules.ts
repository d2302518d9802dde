/** Reads an .htaccess that staff have written: one line that Apache cannot read turns every page into an error 500. */
import { escapeOf } from '../../values/damagedTexts.ts';
import { lineAt, readText } from '../files/readFile.ts';

/** A section that has begun, such as `<IfModule mod_rewrite.c>`, and the line where it begins. */
interface Section {
  readonly name: string;
  readonly line: number;
}

/**
 * Returns the text of an .htaccess with \n line endings, and without a byte order mark, which Apache takes for a part of the
 * first directive. `shown` is its path as staff know it. Throws an Error for staff if it is not plain text, or has a line that
 * Apache cannot read. Which directives exist depends on the host's modules, so only an upload finds out that one does not.
 */
export function readRules(file: string, shown: string): string {
  const text = readText(file, shown);
  const fault = findFault(text);
  if (fault) throw new Error(`Could not use ${shown}, line ${fault.line}: ${fault.sentence}`);
  return text;
}

function findFault(text: string): { line: number; sentence: string } | undefined {
  const open: Section[] = [];
  let line = 1;
  // Apache joins a line that ends in a backslash with the next one, in comments too.
  for (const rule of text.split(/(?<!\\)\n/)) {
    const sentence = faultOf(rule.replaceAll('\\\n', ''), open, line);
    if (sentence) return { line, sentence };
    line += rule.split('\n').length;
  }
  // It would be joined with the first line that the build adds below.
  if (/\\\n?$/.test(text)) {
    const sentence = 'it ends in a backslash, but no line follows. Delete the backslash.';
    return { line: lineAt(text, text.lastIndexOf('\\')), sentence };
  }
  const last = open.at(-1);
  return (
    last && {
      line: last.line,
      sentence: `<${last.name}> has no end. Write </${last.name}> in a line of its own below it.`,
    }
  );
}

/**
 * Returns what is wrong with a line and what to do, or undefined. `open` has the sections around it: one that begins in it is
 * added, and one that ends in it is removed.
 */
function faultOf(rule: string, open: Section[], line: number): string | undefined {
  // These are the spaces of Apache. It takes others, such as a no-break space, for letters.
  const [, word = '', rest = ''] = /^[ \t\v\f]*([^ \t\v\f]*)([^]*)$/.exec(rule)!;
  if (word === '' || word.startsWith('#')) return undefined;
  if (word.startsWith('</')) return faultOfEnd(word, open);
  const [, bracket, name] = /^(<?)([a-z]\w*)>?$/i.exec(word) ?? [];
  if (name === undefined)
    return `it begins with ${visible(word)}, which is no directive. Correct it, or begin a note with #.`;
  // Inside straight quotation marks, these are part of a text.
  const [, quote] = /[ \t]([“”„‘’])/.exec(rest.replaceAll(/"(\\.|[^"\\])*"/g, '')) ?? [];
  if (quote) return `Apache takes the quotation mark ${quote} for a letter. Write " instead.`;
  if (!bracket) return undefined;
  if (!rule.includes('>')) return `there is no > after <${name}. Add it.`;
  open.push({ name, line });
  return undefined;
}

/** Returns what is wrong with a line that ends a section and what to do, or undefined. Removes that section from `open`. */
function faultOfEnd(word: string, open: Section[]): string | undefined {
  const [, name] = /^<\/([a-z]\w*)>$/i.exec(word) ?? [];
  if (name === undefined)
    return `it begins with ${visible(word)}, which ends no section. Write it like </IfModule>, without spaces.`;
  const section = open.pop();
  if (section === undefined)
    return `</${name}> ends a section that has not begun. Delete it, or write the line that begins it.`;
  if (section.name.toLowerCase() === name.toLowerCase()) return undefined;
  return `</${name}> is where </${section.name}> must be, because line ${section.line} begins <${section.name}>. Correct one of them.`;
}

/** Returns at most 60 characters of a word as JSON, with those that nobody can see as escapes. */
function visible(word: string): string {
  return JSON.stringify(word.slice(0, 60)).replaceAll(/[\p{Z}\p{C}]/gu, escapeOf);
}
