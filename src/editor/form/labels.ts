/** What a field is called in the form: its label, its hint and its names in braces are comments of its file. */
import type { ContentFile } from '../../generator/content/contentFile.ts';
import { pathOf, type Keys } from '../../values/place.ts';

/**
 * Returns what the comments of facts.jsonc say about a field. The comment over it has its label, up to the first colon or full
 * stop, and then its hint. The comment behind it has its names in braces. The comment over a list has a line for each
 * column, such as `- metres: Metres on foot.`
 */
export function describe(file: ContentFile, keys: Keys) {
  const at = keys.findIndex((key) => typeof key === 'number');
  const column = at < 0 ? '' : pathOf(keys.slice(at + 1));
  const [first = '', ...columns] = commentOver(file, at < 0 ? keys : keys.slice(0, at));
  const own = columns.find((each) => each.startsWith(`${column}:`));
  const words = at < 0 ? first : (own?.slice(`${column}:`.length) ?? '');
  const [, label, hint = ''] = /^([^.:]+)[.:]?\s*(.*)$/.exec(words.trim()) ?? [];
  const last = keys.at(-1) ?? '';
  const node = file.find(keys);
  const behind = node ? file.text.slice(node.offset + node.length) : '';
  const braces = /^,?[ \t]*\/\/.*/.exec(behind)?.[0].match(/\{\w+\}/g) ?? [];
  const name = typeof last === 'number' ? `line ${last + 1}` : last;
  return { label: label ?? asWords(name), hint: capital(hint), braces };
}

/** Returns the paragraphs of the comment over a field. Each after the first began with a hyphen. */
function commentOver(file: ContentFile, keys: Keys): string[] {
  const node = file.find(keys);
  const above = file.text.slice(
    0,
    (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0,
  );
  const [comment = ''] = /\/\*(?:(?!\*\/)[^])*\*\/(?:\s|\/\/.*)*$/.exec(above) ?? [];
  const words = comment
    .replace(/\*\/[^]*$/, '')
    .replace(/^\s*\/?\*+ ?/gm, '')
    .trim();
  return words.split(/\n- /).map((each) => each.replace(/\s+/g, ' '));
}

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(key: string): string {
  return capital(key.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase());
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
