/** Reads a settings file of lines such as NAME=value. */

/**
 * Takes the file's text and its name as errors show it. A value goes to the end of its line, so that a password may
 * hold `#` or `=`; quotes around it are left away. Throws with the line's number, never with its text: it may be the
 * password.
 */
export function parseEnvFile(text: string, shown: string): Map<string, string> {
  if (text.includes('\0')) {
    throw new Error(`Could not read ${shown}: it is not plain text. Save it again with the encoding UTF-8.`);
  }
  const values = new Map<string, string>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s*([A-Z_]+)\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new Error(
        `Could not read ${shown}, line ${index + 1}: it is neither NAME=value nor a comment. ` +
          'Begin it with one of the names of .env.example in capital letters, or with a # to leave it out.',
      );
    }
    values.set(name, unquote(value.trim()));
  }
  return values;
}

function unquote(value: string): string {
  return /^(["']).*\1$/.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}
