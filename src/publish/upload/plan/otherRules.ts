/** Merges the site's .htaccess with the lines that the hosting panel or somebody else has written into that file. */

/**
 * Matches a block that an upload has written. There may be several, because another upload may have added its own. If somebody
 * has deleted the last line of one, the match never runs on into the next.
 */
const marked = /^# BEGIN site:.*\n(?:(?!# BEGIN site:).*\n)*?# END site\n?/m;

/** Matches lines that route the site's addresses to another program, or to an error page that is not the site's. */
const toProgram = new RegExp(
  [
    // A quoted pattern may contain spaces.
    String.raw`RewriteRule\s+("(\\.|[^"\\])*"|'(\\.|[^'\\])*'|[^\s"']\S*)\s+(\S+\.(php|cgi|pl|py|aspx?)\b|.*\[([^\]]*,)?P[,\]])`,
    String.raw`(FallbackResource|Passenger\w+)\s`,
    String.raw`DirectoryIndex\s.*\.(php|cgi|pl|py|aspx?)\b`,
    String.raw`ErrorDocument\s+40[34]\s`,
  ].join('|'),
  'i',
);

/**
 * Takes the site's .htaccess, which is between two markers, and the one on the server, if there is one. Returns the `rules` to
 * send: the site's lines in their former place, with the other lines of the server's file around them, or before them if it had
 * no markers. `dropped` lists the lines that routed the site's addresses to another program, such as a former WordPress.
 */
export function joinOtherRules(built: Buffer, former: Buffer = Buffer.alloc(0)) {
  // Latin-1 keeps every byte, whatever encoding others use. A byte order mark, which is three characters in it, is removed:
  // Apache would treat the first line as an unknown directive.
  const text = former
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replaceAll('\r\n', '\n');
  const [first = '', ...rest] = text.split(marked);
  const [before, after] = [withoutPrograms(first), withoutPrograms(rest.join(''))];
  const joined = before.kept + built.toString('latin1') + after.kept;
  return { rules: Buffer.from(joined, 'latin1'), dropped: [...before.dropped, ...after.dropped] };
}

/** Returns the text without lines that match `toProgram` and without their RewriteCond lines, and the lines that match. */
function withoutPrograms(text: string): { kept: string; dropped: string[] } {
  const kept: string[] = [];
  const dropped: string[] = [];
  const withoutConditions = (lines: readonly string[]) =>
    lines.filter((line) => !isCondition(line));
  /** The conditions of the next RewriteRule and all lines between: Apache applies them to that rule, whatever is in between. */
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
  // A condition after the last rule belongs to none, and would apply to the site's first rule.
  const lines = [...kept, ...withoutConditions(before)].join('\n');
  return { kept: lines === '' ? '' : `${lines}\n`, dropped };
}

function isCondition(line: string): boolean {
  return /^\s*RewriteCond\s/i.test(line);
}
