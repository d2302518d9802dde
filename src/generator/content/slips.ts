/** Says which typing mistake makes a content file unreadable, and what to write instead. */
import { createScanner, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { lineAt } from '../files/readFile.ts';
import { typicalSlips } from './typicalSlips.ts';

export interface Slip {
  /** The line of the mistake, counted from 1. It may be above the place where the parser stopped. */
  readonly line: number;
  /** "<reason>. <what to write instead>", without a full stop. */
  readonly sentence: string;
}

/** Takes the text of a file and the parser's first error; returns the typing mistake behind it. */
export function describeSlip(text: string, { error, offset }: ParseError): Slip {
  const { end, outOfStep } = scanTokens(text, offset);
  const [above, lineOfFault] = [lineAt(text, end), lineAt(text, offset)];
  const restOfLine = text.slice(offset).split('\n', 1)[0]!;
  const isSameLine = above === lineOfFault;
  const before = isSameLine ? text.slice(0, offset) : `${text.slice(0, end)}\n`;
  const written = `${before}¦${restOfLine}`;
  const name = printParseErrorCode(error);
  const code = name === 'CommaExpected' && lineOfFault === outOfStep ? 'OutOfStep' : name;
  const meant = typicalSlips.find((slip) => slip.code.test(code) && slip.around.test(written));
  if (!meant) return { line: outOfStep ?? lineOfFault, sentence: bracket };
  const match = meant.around.exec(written)!;
  return {
    line: match.index < written.indexOf('¦') ? lineAt(text, match.index) : lineOfFault,
    sentence: meant.sentence.replace(/\$(\d)/g, (_, at) => (match[at] ?? '').slice(0, 100)),
  };
}

/**
 * Returns where the last token before an offset ends, and the first line that is not indented by two spaces per open bracket. The
 * value of a field may begin a line of its own, which is indented once more.
 */
function scanTokens(text: string, offset: number): { end: number; outOfStep: number | undefined } {
  const scanner = createScanner(text, true);
  let end = 0;
  let open = 0;
  let line = -1;
  let before = '';
  let outOfStep: number | undefined;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const first = text[start]!;
    if (start < offset) end = start + scanner.getTokenLength();
    if (/[}\]]/.test(first)) open--;
    const isFirst = scanner.getTokenStartLine() > line;
    line = scanner.getTokenStartLine();
    const isValue = before === ':';
    if (isFirst && !isValue && scanner.getTokenStartCharacter() !== 2 * open)
      outOfStep ??= line + 1;
    if (/[{[]/.test(first)) open++;
    before = first;
  }
  return { end, outOfStep };
}

const bracket =
  'in this line or above it, a bracket is missing, or there is one too many. Add or delete it';
