/** Parses the front matter of a page of text: YAML between two lines of `---` at the start of the file. */
import { createRequire } from 'node:module';
import * as v from 'valibot';
import type { Document, ErrorCode, Node, Scalar } from 'yaml';
import { plainAdvice } from '../../values/marks.ts';
import { damageAdvice } from '../../values/damagedTexts.ts';
import type { LineFault } from '../../values/findTextFaults.ts';
import { infoOf, withInfo } from '../../values/fieldInfo.ts';
import * as schema from '../../values/schemas/index.ts';
import { wording } from './wording.ts';

/** Loaded by require(), which takes half as long as an import through tsx. */
const { isMap, LineCounter, parseDocument, visit } = createRequire(import.meta.url)(
  'yaml',
) as typeof import('yaml');

const yesOrNo = v.pipe(v.string(), v.toLowerCase(), v.picklist(['yes', 'no']));

/** True or yes. YAML 1.2 parses yes as a string, and phones begin it with a capital letter. */
const tick = v.pipe(
  v.union([v.boolean(), yesOrNo], 'Write true, or delete the line'),
  v.transform((written) => written === true || written === 'yes'),
);

/** Returns whether a value of the front matter is yes or no instead of words. */
export function isYesOrNo(value: string): boolean {
  return v.is(yesOrNo, value);
}

/** The words of a link, which nobody wants to be "off" or "true" in quotes. */
const linkWords = v.pipe(
  wording,
  v.check(
    (words) => !/^(true|false|on|off|y|n)$/i.test(words),
    'Write true, or delete the line if nothing should link the page',
  ),
);

const link = withInfo(
  v.union([tick, linkWords], 'Write true, or the words of the link if they are not the title'),
  { kind: 'text' },
);

/** One text or several, of which the first that is short enough is shown. */
const wordings = v.pipe(
  v.unknown(),
  v.transform((written) => [written].flat()),
  schema.list(wording),
);

export const frontMatter = schema.fields({
  /** The name of the page in the breadcrumb, if it differs from the title. */
  label: v.exactOptional(wording),
  titles: v.exactOptional(wordings),
  descriptions: v.exactOptional(wordings),
  /** Whether the menu or the footer links the page, or the text of that link. */
  menu: v.exactOptional(link),
  footer: v.exactOptional(link),
  /** The position of the page among the links. Pages without one come last, sorted by name. */
  order: v.exactOptional(schema.wholeNumber({ to: 99, example: 1 })),
  /** Whether the list below the lead is shown as figures at a glance. */
  glance: v.exactOptional(tick),
  /** Whether the refund steps for later cancellations are shown, below these figures if there are any. */
  refundSteps: v.exactOptional(tick),
  /** The words above the contact buttons at the end, and the message that those buttons prepare. */
  question: v.exactOptional(wording),
  firstMessage: v.exactOptional(wording),
});

export type FrontMatter = v.InferOutput<typeof frontMatter>;

interface Head {
  readonly fields: FrontMatter;
  /** The text below, with the front matter replaced by empty lines so that line numbers stay the same. */
  readonly body: string;
  readonly faults: readonly LineFault[];
}

/** Takes the text of a file; returns its front matter, with no fields if the file has none, and the mistakes in it. */
export function readFrontMatter(file: string): Head {
  const lines = file.split('\n');
  const { start, end } = findHyphens(lines);
  const [first = ''] = lines.slice(start);
  // Phones and word processors turn three hyphens into one dash.
  const isMeant = /^\s*\p{Pd}+\s*$/u.test(first);
  if (!isMeant) {
    const isField = fieldNames.some((name) => first.startsWith(`${name}:`));
    return isField
      ? refused([lineFault(lines, start + 1, 'Write a line of three hyphens, ---, above it')])
      : { fields: {}, body: file, faults: [] };
  }
  if (!isHyphens(first)) return refused([lineFault(lines, start + 1, 'Write three hyphens, ---')]);
  if (end < 0)
    return refused([lineFault(lines, start + 1, 'End the front matter with a second line of ---')]);
  const lineCounter = new LineCounter();
  const yaml = parseDocument(lines.slice(start + 1, end).join('\n'), { lineCounter });
  const { fields, faults } = readFields(yaml);
  const faultsByLine = faults.map(({ offset, advice }) =>
    lineFault(lines, start + 1 + lineCounter.linePos(offset).line, advice),
  );
  if (faults.length > 0) return refused(faultsByLine);
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n');
  return { fields, body, faults: [] };
}

const fieldNames = Object.keys(infoOf(frontMatter).entries ?? {});

function refused(faults: readonly LineFault[]): Head {
  return { fields: {}, body: '', faults };
}

/** Returns a fault for a line, of which the first is 1. */
export function lineFault(lines: readonly string[], line: number, advice: string): LineFault {
  return { line, text: (lines[line - 1] ?? '').trim(), advice };
}

interface YamlFault {
  /** Where the mistake is in the YAML, in characters. */
  readonly offset: number;
  readonly advice: string;
}

/** Returns the fields, and the mistakes that were found first: what cannot be parsed, what is misread, then what does not fit. */
function readFields(yaml: Document): { fields: FrontMatter; faults: readonly YamlFault[] } {
  const [error] = [...yaml.errors, ...yaml.warnings];
  if (error)
    return { fields: {}, faults: [{ offset: error.pos[0], advice: adviceFor(error.code) }] };
  if (yaml.contents && !isMap(yaml.contents))
    return { fields: {}, faults: [{ offset: 0, advice: fieldAdvice }] };
  const misread = misreadTexts(yaml);
  if (misread.length > 0) return { fields: {}, faults: misread };
  const read = v.safeParse(frontMatter, yaml.toJS() ?? {}, { abortPipeEarly: true });
  if (read.success) return { fields: read.output, faults: [] };
  const misfits = read.issues.map(({ path = [], message }) => {
    const keys = path.map(({ key }) => key);
    return { offset: offsetOf(yaml, keys), advice: message };
  });
  return { fields: {}, faults: misfits };
}

function adviceFor(code: ErrorCode): string {
  if (code === 'DUPLICATE_KEY') return 'It appears twice; delete one of them';
  // question: Refund: what do I get?
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return 'Put straight quotes around the words, such as question: "A refund: when?"';
  return fieldAdvice;
}

const fieldAdvice =
  'Begin it at the start of the line, such as label: "Your visa", with the words in quotes';

/** Returns the indexes of the two lines of `---`, or undefined if a file lacks one of them. */
export function frontMatterLines(
  lines: readonly string[],
): { readonly start: number; readonly end: number } | undefined {
  const { start, end } = findHyphens(lines);
  return end > 0 && isHyphens(lines[start]!) ? { start, end } : undefined;
}

/** Returns the indexes of the first line that is not blank and of the next line of `---`; -1 if there is none. */
function findHyphens(lines: readonly string[]) {
  const start = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex((line, at) => at > start && isHyphens(line));
  return { start, end };
}

function isHyphens(line: string): boolean {
  return line.trimEnd() === '---';
}

/** Returns the values that YAML does not parse as they look, such as Visa #1, *Important* or “Visa”, and what to write. */
function misreadTexts(yaml: Document): YamlFault[] {
  const faults: YamlFault[] = [];
  const report = (node: Node, advice: string) => {
    faults.push({ offset: startOf(node), advice });
  };
  visit(yaml, {
    Alias: (_, node) => report(node, quotesAdvice),
    Scalar: (_, node) => {
      const advice = typeof node.value === 'string' && misreadAdvice(node, node.value);
      if (advice) report(node, advice);
    },
  });
  return faults;
}

const quotesAdvice = 'Put quotes around all of the words';

/** Takes a text of the YAML and its value. */
function misreadAdvice({ type, comment, anchor }: Scalar, value: string): string | undefined {
  // An escape such as "\u200b" yields a character that the check of the raw file cannot see.
  const spoilt = damageAdvice(value) ?? plainAdvice(value);
  if (spoilt) return spoilt;
  if (anchor) return quotesAdvice;
  if (type !== 'PLAIN') return undefined;
  if (comment) return `What follows the character # is not read. ${quotesAdvice}`;
  const isInCurlyQuotes = /^\p{Pi}.*\p{Pf}$|^„.*“$/u.test(value);
  return isInCurlyQuotes ? 'Write straight quotes around it, "' : undefined;
}

/** Returns the offset of the value at a path, or of its top-level field if the value is missing. */
function offsetOf(yaml: Document, keys: readonly unknown[]): number {
  return startOf((yaml.getIn(keys, true) ?? yaml.get(keys[0], true)) as Node | undefined);
}

/** Returns the offset at which a node begins; 0 for one that is not in the text. */
function startOf(node: Node | undefined): number {
  return node?.range?.[0] ?? 0;
}
