/** A file of src/content: JSON with comments. It has the values, and says where a field is and what explains it. */
import { join } from 'node:path';
import { getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { pathOf, type Keys } from '../../values/place.ts';
import { pathIn, type Project } from '../project.ts';
import { readSource } from './readSource.ts';
import { describeSlip, type Slip } from './slips.ts';

export class ContentFile {
  readonly text: string;
  readonly #root: Node | undefined;
  readonly #errors: ParseError[] = [];

  constructor(text: string) {
    this.text = text;
    this.#root = parseTree(text, this.#errors, { allowTrailingComma: true });
  }

  /** Returns a file of the project by its path in src/content, or its draft. Throws an Error for staff if nobody can read it. */
  static read(project: Project, name: string): ContentFile {
    const path = join(project.content, name);
    const file = new ContentFile(readSource(project, path));
    const slip = file.#findSlip();
    if (!slip) return file;
    const { line, sentence } = slip;
    const written = file.text.split('\n')[line - 1]!.trim();
    const shown = `${pathIn(project, path)}, line ${line}`;
    throw new Error(`Could not read ${shown}: ${sentence}.\n    ${written}`.trimEnd());
  }

  #findSlip(): Slip | undefined {
    const [error] = this.#errors;
    if (error) return describeSlip(this.text, error);
    const [first, twin] = twinsIn(this.#root!);
    if (!first || !twin) return undefined;
    const also = `in line ${this.#lineAt(first.offset)} too`;
    const sentence = `${twin.value} is there twice, ${also}. Delete the one that is wrong`;
    return { line: this.#lineAt(twin.offset), sentence };
  }

  /** Returns the node of the value at keys, or undefined if it is missing. */
  find(keys: Keys): Node | undefined {
    return keys.reduce<Node | undefined>((node, key) => {
      const { type, children = [] } = node ?? {};
      if (type === 'array') return typeof key === 'number' ? children[key] : undefined;
      return children.find((each) => each.children![0]!.value.normalize() === key)?.children![1];
    }, this.#root);
  }

  /** Returns the value at keys, or of the whole file. Its letters are composed, so that what looks the same is the same. */
  valueOf(keys: Keys = []): unknown {
    const node = this.find(keys);
    return node && JSON.parse(JSON.stringify(getNodeValue(node)).normalize());
  }

  /** Returns the line of a value, counted from one. For a missing one it is the line of the group or list around it. */
  lineOf(keys: Keys): number | undefined {
    for (let { length } = keys; length > 0; length--) {
      const node = this.find(keys.slice(0, length));
      if (node) return this.#lineAt(node.offset);
    }
    return undefined;
  }

  /**
   * Returns what the comments of facts.jsonc say about a field. The comment over it has its label, up to the first colon or full
   * stop, and then its hint. The comment behind it has its names in braces. The comment over a list has a line for each
   * column, such as `- metres: Metres on foot.`
   */
  describe(keys: Keys) {
    const at = keys.findIndex((key) => typeof key === 'number');
    const column = at < 0 ? '' : pathOf(keys.slice(at + 1));
    const [first = '', ...columns] = this.#commentOver(at < 0 ? keys : keys.slice(0, at));
    const own = columns.find((each) => each.startsWith(`${column}:`));
    const words = at < 0 ? first : (own?.slice(`${column}:`.length) ?? '');
    const [, label, hint = ''] = /^([^.:]+)[.:]?\s*(.*)$/.exec(words.trim()) ?? [];
    const last = keys.at(-1) ?? '';
    const node = this.find(keys);
    const behind = node ? this.text.slice(node.offset + node.length) : '';
    const braces = /^,?[ \t]*\/\/.*/.exec(behind)?.[0].match(/\{\w+\}/g) ?? [];
    const name = typeof last === 'number' ? `line ${last + 1}` : last;
    return { label: label ?? asWords(name), hint: capital(hint), braces };
  }

  /** Returns the paragraphs of the comment over a field. Each after the first began with a hyphen. */
  #commentOver(keys: Keys): string[] {
    const node = this.find(keys);
    const above = this.text.slice(
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

  #lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }
}

/** Returns the keys of a group that are the same. Staff would read the first, and visitors the last. */
function twinsIn({ type, children = [] }: Node): Node[] {
  const keys = type === 'object' ? children.map((each) => each.children![0]!) : [];
  const twin = keys.find((key, at) => keys.findIndex(({ value }) => value === key.value) < at);
  if (twin) return keys.filter(({ value }) => value === twin.value);
  return children.map(twinsIn).find(({ length }) => length > 0) ?? [];
}

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(key: string): string {
  return capital(key.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase());
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
