/** A file of src/content, as text and as a syntax tree. It has the values, and says where a field is and what explains it. */
import path from 'node:path';
import {
  parse,
  type Comment,
  type ExportNamedDeclaration,
  type Expression,
  type Node,
  type VariableDeclaration,
} from 'acorn';
import { lastOf, parentOf } from '../../values/paths.ts';
import { pathIn, type Project } from '../project.ts';
import { readSource } from './readSource.ts';
import { keyOf, plainValue, statementReason } from './plainValue.ts';
import { parseError } from './sourceErrors.ts';

/** A part of a text from `start` to `end`, and the text that replaces it. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Found {
  /** The field together with its name, or an entry of a list. */
  readonly place: Node;
  readonly value: Expression;
}

interface Parsed {
  readonly root?: Expression | undefined;
  /** What is in the file besides its one value, such as an import. It is never run. */
  readonly others?: readonly Node[];
  /** The line that acorn could not parse. */
  readonly errorLine?: number;
}

export class ContentFile {
  readonly text: string;
  readonly comments: Comment[] = [];
  readonly #parsed: Parsed;

  /** Takes the path in src/content, such as `languages/bn.ts`, and the text. */
  constructor(name: string, text: string) {
    this.text = text;
    this.#parsed = parseExport(name, text, this.comments);
  }

  /** Returns a file of the project, or its draft. Throws an Error for staff if nobody can read it. */
  static read(project: Project, name: string): ContentFile {
    return new ContentFile(name, readSource(project, path.join(project.content, name)));
  }

  /** Returns a file of the project that can be changed. Throws an Error for staff if it is broken. */
  static readToChange(project: Project, name: string): ContentFile {
    const file = ContentFile.read(project, name);
    // TypeScript such as `as const` cannot be parsed as JavaScript.
    if (file.#parsed.root) return file;
    throw new Error(
      `Could not read src/content/${name}: it is broken. Undo the last change there.`,
    );
  }

  /** Returns the value that a file exports. Throws an Error for staff if it cannot be parsed, or would have to be run. */
  static async load(project: Project, name: string): Promise<unknown> {
    const file = ContentFile.read(project, name);
    const shown = pathIn(project, path.join(project.content, name));
    const refuse = ({ loc }: Node, reason: string) => {
      throw new Error(`Could not read ${shown}, line ${loc!.start.line}: ${reason}.`);
    };
    const { root, others = [], errorLine } = file.#parsed;
    if (!root) throw await parseError(shown, file.text, errorLine);
    for (const other of others) refuse(other, statementReason);
    return plainValue(root, file.text, refuse);
  }

  /** Returns the nodes of a field such as `departures.list[2].date`, or undefined if it is missing. */
  find(field: string): Found | undefined {
    const { root } = this.#parsed;
    let found: Found | undefined = root && { place: root, value: root };
    let way = field;
    while (found && way) {
      const step = nextStep(found.value, way);
      found = step?.found;
      way = step?.rest ?? '';
    }
    return found;
  }

  /** Returns the value of a field, or its source text if it is no plain value. Undefined if the field is missing. */
  valueOf(field: string): unknown {
    const found = this.find(field);
    return found && plainValue(found.value, this.text);
  }

  /** Returns the line of a field, counted from one. For a missing field it is the line of the group or list around it. */
  lineOf(field: string): number | undefined {
    for (let way = field; way; way = parentOf(way)) {
      const line = this.find(way)?.place.loc?.start.line;
      if (line !== undefined) return line;
    }
    return undefined;
  }

  /**
   * Returns what the comments of facts.ts say about a field. The comment over it has its label, up to the first colon or full
   * stop, and then its hint. The comment behind it has its names in braces. The comment over a list has a line for each
   * column, such as `- metres: Metres on foot.`
   */
  describe(field: string) {
    const [, list, at, column] = /^(.*)\[(\d+)\]\.?(.*)/.exec(field) ?? [];
    const [first = '', ...columns] = this.#commentOver(list ?? field);
    const own = columns.find((each) => each.startsWith(`${column}:`));
    const words = list === undefined ? first : (own?.slice(`${column}:`.length) ?? '');
    const [, label, hint = ''] = /^([^.:]+)[.:]?\s*(.*)$/.exec(words.trim()) ?? [];
    const name = at && !column ? `line ${Number(at) + 1}` : lastOf(field);
    const rest = this.text.slice(this.find(field)?.place.end);
    const behind = /^,?[ \t]*\/\/(.*)/.exec(rest)?.[1] ?? '';
    const braces = behind.match(/\{\w+\}/g) ?? [];
    return { label: label ?? asWords(name), hint: capital(hint), braces };
  }

  /** Returns the paragraphs of the comment over a field. Each after the first began with a hyphen. */
  #commentOver(field: string): string[] {
    const start = this.find(field)?.place.start ?? 0;
    const comment = this.comments.findLast(({ type, end }) => type === 'Block' && end <= start);
    if (!comment || !/^(\s|\/\/.*)*$/.test(this.text.slice(comment.end, start))) return [];
    const words = comment.value.replace(/^\s*\*+ ?/gm, '').trim();
    return words.split(/\n- /).map((each) => each.replace(/\s+/g, ' '));
  }

  /** Returns the text with these changes, no two of which may overlap. */
  spliced(splices: readonly Splice[]): string {
    return spliced(this.text, splices);
  }
}

/** Returns a text with these changes, no two of which may overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const fromEnd = splices.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce(
    (made, { start, end, text: own }) => made.slice(0, start) + own + made.slice(end),
    text,
  );
}

/** Finds the value that a file exports under its own name, or that of its folder, and adds its comments to a list. */
function parseExport(name: string, text: string, onComment: Comment[]): Parsed {
  const { name: own, dir } = path.parse(name);
  const exported = own === 'index' ? dir : own;
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
    const { body } = parse(text, { ...options, onComment });
    const found = body.find((each) => constantIn(each)?.name === exported);
    const others = body.filter((each) => each !== found);
    return { root: found && constantIn(found)!.value, others };
  } catch (error) {
    return { errorLine: (error as { loc: { line: number } }).loc.line };
  }
}

/** Returns the name and the value of `export const name = value`, or of the same line without `export`. */
function constantIn(statement: Node) {
  const { declaration } = statement as ExportNamedDeclaration;
  const { type, declarations } = (declaration ?? statement) as VariableDeclaration;
  if (type !== 'VariableDeclaration' || declarations.length > 1) return undefined;
  const { id, init } = declarations[0]!;
  return id.type === 'Identifier' ? { name: id.name, value: init ?? undefined } : undefined;
}

/** Follows the first name or index of a path into a value. Returns the nodes there and the rest. A name may have dots. */
function nextStep(value: Expression, way: string): { found: Found; rest: string } | undefined {
  const afterDot = way.replace(/^\./, '');
  if (value.type === 'ArrayExpression') {
    const [step = '', at] = /^\[(\d+)\]/.exec(way) ?? [];
    const item = value.elements[Number(at)];
    if (!item || item.type === 'SpreadElement') return undefined;
    return { found: { place: item, value: item }, rest: way.slice(step.length) };
  }
  if (value.type !== 'ObjectExpression') return undefined;
  for (const property of value.properties) {
    if (property.type !== 'Property') continue;
    const name = keyOf(property);
    const rest = afterDot.slice(name.length);
    if (afterDot.startsWith(name) && /^($|[.[])/.test(rest))
      return { found: { place: property, value: property.value }, rest };
  }
  return undefined;
}

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(name: string): string {
  return capital(name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase());
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
