/** What the remarks of a content file say of its fields: labels and hints, names in braces, and short names behind //. */
import type { Node } from 'acorn';
import type { ContentFile } from '../../../generator/content/contentFile.ts';

/**
 * Returns the label and the hint of a field, and its names in braces, which are in the remark behind it. In the remark over it, the
 * label is what comes before the first colon or full stop; over a list there is a line for each column: `- metres: Metres on foot.`
 */
export function remarksAt(file: ContentFile, field: string) {
  const [, list, at, column] = /^(.*)\[(\d+)\]\.?(.*)/.exec(field) ?? [];
  const [first = '', ...columns] = file.remarkOver(list ?? field);
  const own = columns.find((each) => each.startsWith(`${column}:`));
  const words = list === undefined ? first : (own?.slice(`${column}:`.length) ?? '');
  const [, label, hint = ''] = /^([^.:]+)[.:]?\s*(.*)$/.exec(words.trim()) ?? [];
  const name = at && !column ? `line ${Number(at) + 1}` : field.replace(/.*\./, '');
  const braces = file.remarkBehind(field).match(/\{\w+\}/g) ?? [];
  return { label: label ?? asWords(name), hint: capital(hint), braces };
}

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(name: string): string {
  return capital(name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase());
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the lines of a list that hold one short name each, and what is behind it: GST in `// 'gst', // GST`. */
export function nameLines({ text }: ContentFile, { start, end }: Node) {
  const lines = /^([ \t]*)(?:\/\/ ?)?['"]([\w-]+)['"],?[ \t]*(?:\/\/ *(.*?))?(?=\r?$)/gm;
  return [...text.slice(start, end).matchAll(lines)].map((match) => {
    const [whole, indent = '', name = '', remark = ''] = match;
    const at = start + match.index;
    return { start: at, end: at + whole.length, indent, name, remark };
  });
}
