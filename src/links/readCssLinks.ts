/** Reads the addresses that a style sheet names. */

/** Comments and strings are matched first so that nothing inside them counts. */
const token = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
    String.raw`@import\s+(?:"([^"]*)"|'([^']*)')`,
    String.raw`\burl\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"'()]*))\s*\)`,
    String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`,
  ].join('|'),
  'gis',
);

/** Takes CSS text and returns every url() and `@import` address, as written. */
export function readCssLinks(css: string): string[] {
  const addresses: string[] = [];
  for (const match of css.matchAll(token)) {
    const address = match.slice(1).find((group) => group !== undefined);
    if (address !== undefined) addresses.push(address);
  }
  return addresses;
}
