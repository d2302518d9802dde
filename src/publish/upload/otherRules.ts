/** Joins the site's .htaccess with the lines that the hosting panel or somebody else has written into that file. */

/**
 * Matches the lines of an upload. Another may have put its own behind them, so there may be several. Where somebody has deleted
 * the last line of one, it reaches no further than the first line of the next.
 */
const marked = /^# BEGIN site:.*\n(?:(?!# BEGIN site:).*\n)*?# END site\n?/m;

/** Lines that give the site's addresses to another program, or to an error page that is not the site's. */
const toProgram = new RegExp(
  [
    // Between quotes, a pattern may have spaces.
    String.raw`RewriteRule\s+("(\\.|[^"\\])*"|'(\\.|[^'\\])*'|[^\s"']\S*)\s+(\S+\.(php|cgi|pl|py|aspx?)\b|.*\[([^\]]*,)?P[,\]])`,
    String.raw`(FallbackResource|Passenger\w+)\s`,
    String.raw`DirectoryIndex\s.*\.(php|cgi|pl|py|aspx?)\b`,
    String.raw`ErrorDocument\s+40[34]\s`,
  ].join('|'),
  'i',
);

/**
 * Takes the .htaccess of the site, which is between two marks, and the one on the server, if there is one. Returns the `rules` to
 * send: the site's lines, in their former place, and the other lines of the former file, before them if it had no marks.
 * `dropped` lists those that gave the site's addresses to another program, such as a former WordPress.
 */
export function joinOtherRules(built: Buffer, former: Buffer = Buffer.alloc(0)) {
  // Latin-1 keeps every byte, in whatever encoding others write. Behind a byte order mark, which is three letters in it, Apache
  // takes the first line for a directive that it does not know.
  const text = former
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replaceAll('\r\n', '\n');
  const [before = '', ...rest] = text.split(marked);
  const after = rest.join('');
  const dropped: string[] = [];
  const joined =
    withoutPrograms(before, dropped) + built.toString('latin1') + withoutPrograms(after, dropped);
  return { rules: Buffer.from(joined, 'latin1'), dropped };
}

/** Returns the lines of a text without those of `toProgram`, which it adds to `dropped`, and without the conditions of those. */
function withoutPrograms(text: string, dropped: string[]): string {
  const kept: string[] = [];
  const withoutConditions = (lines: readonly string[]) =>
    lines.filter((line) => !isCondition(line));
  /** The conditions of the next RewriteRule, with all lines among them: Apache applies them to it, whatever is between. */
  let before: string[] = [];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const isComment = /^\s*#/.test(line);
    const isDropped = !isComment && toProgram.test(line);
    if (isDropped) dropped.push(line.trim());
    if (/^\s*RewriteRule\s/i.test(line)) {
      kept.push(...(isDropped ? withoutConditions(before) : [...before, line]));
      before = [];
    } else if (!isDropped) {
      if (isCondition(line) || before.length > 0) before.push(line);
      else kept.push(line);
    }
  }
  // A condition behind the last rule has none, and would get the first rule of the site.
  const lines = [...kept, ...withoutConditions(before)].join('\n');
  return lines === '' ? '' : `${lines}\n`;
}

function isCondition(line: string): boolean {
  return /^\s*RewriteCond\s/i.test(line);
}
