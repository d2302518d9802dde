/** Finds the bracket that is missing or too many, by the brackets and how far their lines are indented. */

interface Bracket {
  readonly sign: string;
  readonly line: number;
  /** Spaces before the first sign of its line. */
  readonly indent: number;
}

export interface BracketFault {
  /** Counted from one. */
  readonly line: number;
  /** "<reason>. <what to do>", without a full stop. */
  readonly sentence: string;
}

const pairs: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Takes a source; returns the first bracket without its partner, or nothing. */
export function findBracket(source: string): BracketFault | undefined {
  const open: Bracket[] = [];
  for (const bracket of bracketsIn(source)) {
    if (bracket.sign in pairs) {
      open.push(bracket);
      continue;
    }
    const opener = open.pop();
    if (!opener) return tooMany(bracket);
    const isPair = pairs[opener.sign] === bracket.sign;
    const isApart = opener.line !== bracket.line;
    if (isPair && !(isApart && opener.indent !== bracket.indent)) continue;
    const closesLater = isApart && opener.indent >= bracket.indent;
    return closesLater ? notClosed(opener) : tooMany(bracket);
  }
  const last = open.pop();
  return last && notClosed(last);
}

function bracketsIn(source: string): Bracket[] {
  const lines = source.split('\n');
  return [...source.matchAll(bracketOrSkipped)].flatMap(({ 0: sign, index }) => {
    if (sign.length > 1) return [];
    const line = source.slice(0, index).split('\n').length;
    return [{ sign, line, indent: lines[line - 1]!.search(/\S/) }];
  });
}

/** What stands in texts and remarks is no bracket. */
const bracketOrSkipped =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[^]*?\*\/|[{}[\]()]/g;

function notClosed({ sign, line }: Bracket): BracketFault {
  const closer = pairs[sign];
  return { line, sentence: `its bracket ${sign} is never closed. Write ${closer} where it ends` };
}

function tooMany({ sign, line }: Bracket): BracketFault {
  return { line, sentence: `its bracket ${sign} is one too many. Delete it` };
}
