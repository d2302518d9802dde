/** A list of short names: each has a line, and those that are not chosen have // before it. */
import type { Node } from 'acorn';
import type { Source } from './source.ts';
import { asLiteral, type Splice } from './text.ts';

/** Returns the lines of a list that hold one short name each, and what is behind it: GST in `// 'gst', // GST`. */
export function nameLines({ text }: Source, { start, end }: Node) {
  const lines = /^([ \t]*)(?:\/\/ ?)?['"]([\w-]+)['"],?[ \t]*(?:\/\/ *(.*?))?(?=\r?$)/gm;
  return [...text.slice(start, end).matchAll(lines)].map((match) => {
    const [whole, indent = '', name = '', remark = ''] = match;
    const at = start + match.index;
    return { start: at, end: at + whole.length, indent, name, remark };
  });
}

/** Returns what makes these the chosen names of a list. */
export function chooseNames(source: Source, list: Node, chosen: readonly string[]): Splice[] {
  const lines = nameLines(source, list);
  if (lines.length === 0)
    return [{ start: list.start, end: list.end, text: `[${chosen.map(asLiteral).join(', ')}]` }];
  return lines.map(({ start, end, indent, name, remark }) => {
    const line = `${asLiteral(name)},${remark && ` // ${remark}`}`;
    return { start, end, text: indent + (chosen.includes(name) ? '' : '// ') + line };
  });
}
