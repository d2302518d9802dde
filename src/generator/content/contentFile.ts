/** Parses a file of src/content, which is JSON with comments, and finds the value and the line of a field. */
import { join } from 'node:path';
import { createScanner, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Keys } from '../../values/place.ts';
import { withoutInvisibleEnds } from '../../values/damagedTexts.ts';
import { startOf } from '../../values/format.ts';
import { lineAt } from '../files/readFile.ts';
import { pathIn, type Project } from '../project.ts';
import { readSource } from './readSource.ts';
import { describeSlip, type Slip } from './slips.ts';

export class ContentFile {
  readonly text: string;
  readonly #root: Node | undefined;
  /** The offset at which brackets are nested too deep, if they are. */
  readonly #deepest: number | undefined;
  readonly #errors: ParseError[] = [];

  constructor(text: string) {
    this.text = text;
    this.#deepest = findDeepBracket(text);
    // The parser recurses at each bracket.
    if (this.#deepest !== undefined) return;
    this.#root = parseTree(text, this.#errors, { allowTrailingComma: true });
  }

  /** Reads a file by its path in src/content, or its draft. Throws an Error for staff if it cannot be read or parsed. */
  static read(project: Project, name: string): ContentFile {
    const path = join(project.content, name);
    const file = new ContentFile(readSource(project, path));
    const slip = file.#findSlip();
    if (!slip) return file;
    const { line, sentence } = slip;
    const written = startOf(file.text.split('\n')[line - 1]!.trim(), 300);
    const shown = `${pathIn(project, path)}, line ${line}`;
    throw new Error(`Could not read ${shown}: ${sentence}.\n    ${written}`.trimEnd());
  }

  #findSlip(): Slip | undefined {
    if (this.#deepest !== undefined) {
      const sentence = `brackets are nested more than ${maxLevels} deep here. Delete the extra ones`;
      return { line: lineAt(this.text, this.#deepest), sentence };
    }
    const [error] = this.#errors;
    if (error) return describeSlip(this.text, error);
    const [first, twin] = duplicateKeysIn(this.#root!);
    if (!first || !twin) return undefined;
    const also = `in line ${lineAt(this.text, first.offset)} too`;
    const sentence = `${twin.value} appears twice, ${also}. Delete the one that is wrong`;
    return { line: lineAt(this.text, twin.offset), sentence };
  }

  /** Returns the node of the value at keys, or undefined if it is missing. */
  find(keys: Keys): Node | undefined {
    return keys.reduce<Node | undefined>((node, key) => {
      const { type, children = [] } = node ?? {};
      if (type === 'array') return typeof key === 'number' ? children[key] : undefined;
      return children.find((property) => property.children![0]!.value.normalize() === key)
        ?.children![1];
    }, this.#root);
  }

  /**
   * Returns the value at keys, or of the whole file. Strings are in Unicode form NFC, so that those that look the same are equal,
   * and have no invisible characters at their ends.
   */
  valueOf(keys: Keys = []): unknown {
    const node = this.find(keys);
    if (!node) return undefined;
    const composed = JSON.stringify(getNodeValue(node)).normalize();
    return JSON.parse(composed, (_, value) =>
      typeof value === 'string' ? withoutInvisibleEnds(value) : value,
    );
  }

  /** Returns the line of a value, counted from 1. For a missing value it is the line of the group or list around it. */
  lineOf(keys: Keys): number | undefined {
    for (let { length } = keys; length > 0; length--) {
      const node = this.find(keys.slice(0, length));
      if (node) return lineAt(this.text, node.offset);
    }
    return undefined;
  }
}

/** How deep brackets may be nested. The content has fewer than ten levels. */
const maxLevels = 20;

/** Returns the offset of the first bracket that is nested too deep. */
function findDeepBracket(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let level = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const first = text[scanner.getTokenOffset()]!;
    if (first === '{' || first === '[') level += 1;
    if (first === '}' || first === ']') level -= 1;
    if (level > maxLevels) return scanner.getTokenOffset();
  }
  return undefined;
}

/** Returns the occurrences of a duplicate key in a group. Staff would read the first, and visitors the last. */
function duplicateKeysIn({ type, children = [] }: Node): Node[] {
  const keys = type === 'object' ? children.map((property) => property.children![0]!) : [];
  const twin = keys.find((key, at) => keys.findIndex(({ value }) => value === key.value) < at);
  if (twin) return keys.filter(({ value }) => value === twin.value);
  return children.map(duplicateKeysIn).find(({ length }) => length > 0) ?? [];
}
