/** A file of src/content as text and as a tree: where each field is, the remarks around it, and how a change gets into it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Comment, type Expression, type Node, type VariableDeclaration } from 'acorn';
import { draftOf, type Project } from '../project.ts';

/** A part of a text, and what is there instead. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Found {
  /** The field with its name, or an entry of a list. */
  readonly place: Node;
  readonly value: Expression;
}

export class ContentFile {
  readonly text: string;
  readonly comments: readonly Comment[];
  readonly #root: Expression | undefined;

  /** Takes the file's name in src/content, such as `languages/bn.ts`, and its text. */
  constructor(name: string, text: string) {
    const comments: Comment[] = [];
    this.text = text;
    this.comments = comments;
    this.#root = exportOf(name, text, comments);
  }

  /** Returns a file of the project; without a text where it is not there. */
  static read(project: Project, name: string): ContentFile {
    const file = path.join(project.content, name);
    const there = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return new ContentFile(name, draftOf(project, file) ?? there);
  }

  /** Whether it could be parsed; one that is more than JavaScript, such as with `as const`, could not. */
  get isParsed(): boolean {
    return this.#root !== undefined;
  }

  /** Returns where a field such as `departures.list[2].date` is, and what is in it; undefined where it is missing. */
  find(field: string): Found | undefined {
    let found: Found | undefined = this.#root && { place: this.#root, value: this.#root };
    let way = field;
    while (found && way) {
      const step = nextStep(found.value, way);
      found = step?.found;
      way = step?.rest ?? '';
    }
    return found;
  }

  /** Returns the line of a field, or of what it would be in, counted from one. */
  lineOf(field: string): number | undefined {
    for (let way = field; way; way = way.replace(/(^|\.|\[)[^.[]*$/, '')) {
      const line = this.find(way)?.place.loc?.start.line;
      if (line !== undefined) return line;
    }
    return undefined;
  }

  /** Returns the paragraphs of the remark that ends where a field begins; the later ones began with a hyphen. */
  remarkOver(field: string): string[] {
    const start = this.find(field)?.place.start ?? 0;
    const remark = this.comments.findLast(({ type, end }) => type === 'Block' && end <= start);
    if (!remark || !/^(\s|\/\/.*)*$/.test(this.text.slice(remark.end, start))) return [];
    const words = remark.value.replace(/^\s*\*+ ?/gm, '').trim();
    return words.split(/\n- /).map((each) => each.replace(/\s+/g, ' '));
  }

  /** Returns the remark in the line behind a field, or ''. */
  remarkBehind(field: string): string {
    const rest = this.text.slice(this.find(field)?.place.end);
    return /^,?[ \t]*\/\/(.*)/.exec(rest)?.[1] ?? '';
  }

  /** Returns the text with all of these in it, of which no two overlap. */
  changed(splices: readonly Splice[]): string {
    return spliced(this.text, splices);
  }
}

/** Returns a text with all of these in it, of which no two overlap, and with its own line breaks in them. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const fromEnd = splices.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce((made, { start, end, text: own }) => {
    return made.slice(0, start) + own.replaceAll('\n', newLine) + made.slice(end);
  }, text);
}

/** Returns what a file exports under its own name, or that of its folder, and puts its comments into a list. */
function exportOf(name: string, text: string, onComment: Comment[]): Expression | undefined {
  const { name: own, dir } = path.parse(name);
  const exported = own === 'index' ? dir : own;
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
    const { body } = parse(text, { ...options, onComment });
    const declared = body
      .map((each) => (each.type === 'ExportNamedDeclaration' ? each.declaration : each))
      .filter((each): each is VariableDeclaration => each?.type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations);
    const ours = declared.find(({ id }) => id.type === 'Identifier' && id.name === exported);
    return ours?.init ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns what the first step of a way leads to in a value, and the rest of the way. A name may have dots in it. */
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
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : `${key.type === 'Literal' && key.value}`;
    const rest = afterDot.slice(name.length);
    if (afterDot.startsWith(name) && /^($|[.[])/.test(rest))
      return { found: { place: property, value: property.value }, rest };
  }
  return undefined;
}
