/** Parses the front matter of a page of text: YAML between two lines of `---` at the start of the file. */
import { createRequire } from 'node:module';
import * as v from 'valibot';
import type { Document, Node } from 'yaml';
import { plainAdvice } from '../../values/marks.ts';
import { damageAdvice } from '../../values/damagedTexts.ts';
import type { LineFault } from '../../values/findTextFaults.ts';
import { withInfo } from '../../values/fieldInfo.ts';
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
  /** Whether the refund steps for later cancellations are shown below these figures. */
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

/** Takes the text of a file; returns its front matter, with no fields if the file has none. */
export function readFrontMatter(file: string): Head {
  const lines = file.split('\n');
  const fault = (line: number, advice: string): LineFault => {
    return { line, text: lines[line - 1]!.trim(), advice };
  };
  const { start, end } = findHyphens(lines);
  const [first = ''] = lines.slice(start);
  // Phones and word processors turn three hyphens into one dash.
  if (!/^\s*\p{Pd}+\s*$/u.test(first)) return { fields: {}, body: file, faults: [] };
  const refused = (...faults: LineFault[]): Head => ({ fields: {}, body: '', faults });
  if (!isHyphens(first)) return refused(fault(start + 1, 'Write three hyphens, ---'));
  if (end < 0) return refused(fault(start + 1, 'End the front matter with a second line of ---'));
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n');
  const lineCounter = new LineCounter();
  const yaml = parseDocument(lines.slice(start + 1, end).join('\n'), { lineCounter });
  const lineAt = (offset = 0) => start + 1 + lineCounter.linePos(offset).line;
  const [error] = [...yaml.errors, ...yaml.warnings];
  if (error || (yaml.contents && !isMap(yaml.contents))) {
    const advice =
      error?.code === 'DUPLICATE_KEY'
        ? 'It appears twice; delete one of them'
        : 'Begin it at the start of the line, such as label: "Your visa", with the words in quotes';
    return refused(fault(lineAt(error?.pos[0]), advice));
  }
  const misread = misreadTexts(yaml).map(([node, advice]) =>
    fault(lineAt(node.range?.[0]), advice),
  );
  if (misread.length > 0) return refused(...misread);
  const read = v.safeParse(frontMatter, yaml.toJS() ?? {}, { abortPipeEarly: true });
  if (read.success) return { fields: read.output, body, faults: [] };
  const misfits = read.issues.map(({ path, message }) =>
    fault(lineAt(offsetOf(yaml, path?.map(({ key }) => key) ?? [])), message),
  );
  return refused(...misfits);
}

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
function misreadTexts(yaml: Document): [node: Node, advice: string][] {
  const advices: [node: Node, advice: string][] = [];
  const all = 'Put quotes around all of the words';
  visit(yaml, {
    Alias: (_, node) => void advices.push([node, all]),
    Scalar(_, node) {
      const { value, type, comment, anchor } = node;
      if (typeof value !== 'string') return;
      // An escape such as "\u200b" yields a character that the check of the raw file cannot see.
      const spoilt = damageAdvice(value) ?? plainAdvice(value);
      if (spoilt) advices.push([node, spoilt]);
      else if (anchor) advices.push([node, all]);
      else if (type !== 'PLAIN') return;
      else if (comment) advices.push([node, `What follows the character # is not read. ${all}`]);
      else if (/^\p{Pi}.*\p{Pf}$|^„.*“$/u.test(value))
        advices.push([node, 'Write straight quotes around it, "']);
    },
  });
  return advices;
}

/** Returns the offset of the value at a path, or of its top-level field if the value is missing. */
function offsetOf(yaml: Document, keys: readonly unknown[]): number | undefined {
  const node = yaml.getIn(keys, true) ?? yaml.get(keys[0], true);
  return (node as Node | undefined)?.range?.[0];
}
