/** Compares a file with what arrives, because proxies and hosts may change files on their way to visitors. */

/** How a file that has arrived differs from the one that was sent. */
export interface Difference {
  /**
   * A page is `changed` if all words and file names are there: a proxy hides e-mail addresses, adds scripts and leaves out
   * spaces, comments and tags. Otherwise it is `otherVersion`, or `otherPage` if nothing in it is the site's. Every other file is
   * `changed`, because one cannot tell: a picture that was compressed has other bytes.
   */
  readonly kind: 'changed' | 'otherVersion' | 'otherPage';
  /** The first piece that differs, such as `"</b>" instead of " </b>"`. */
  readonly found: string;
}

/** Returns how a file that has arrived differs from the one that was sent, or undefined if they are the same. */
export function compareFile(name: string, sent: Buffer, arrived: Buffer): Difference | undefined {
  if (sent.equals(arrived)) return undefined;
  return name.endsWith('.html')
    ? comparePage(String(sent), String(arrived))
    : { kind: 'changed', found: `${arrived.length} bytes instead of ${sent.length}` };
}

/** Whether what has arrived is a page of the site, though perhaps an older version, or changed on its way. */
export function isOurPage(name: string, sent: Buffer | undefined, arrived: Buffer): boolean {
  return compareFile(name, sent ?? Buffer.alloc(0), arrived)?.kind !== 'otherPage';
}

function comparePage(sent: string, arrived: string): Difference {
  const title = (html: string) => /<title>([^<]*)/i.exec(html)?.[1]?.trim();
  const kind =
    title(sent) !== title(arrived) && !hashedAsset.test(arrived)
      ? 'otherPage'
      : hasAll(wordsOf(arrived), wordsOf(sent))
        ? 'changed'
        : 'otherVersion';
  let start = 0;
  while (start < sent.length && sent[start] === arrived[start]) start++;
  const cut = (html: string) => JSON.stringify(html.slice(Math.max(0, start - 20), start + 40));
  return { kind, found: `${cut(arrived)} instead of ${cut(sent)}` };
}

const hashedAsset = /\/assets\/[\w-]+\.[0-9a-z]{8}\./;

/** Returns the words of a page's text and attributes with their numbers, without scripts, styles and e-mail addresses. */
function wordsOf(html: string): Map<string, number> {
  const text = html
    .replaceAll(
      /<!--[^]*?-->|<(script|style)\b(?![^>]*\bsrc=)[^]*?<\/\1>|<\/?[a-z][a-z0-9-]*/gi,
      ' ',
    )
    .replaceAll(/(mailto:)?[\w.+-]+@[\w.-]+|mailto:|&#?\w+;/g, ' ');
  const words = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

function hasAll(words: Map<string, number>, wanted: Map<string, number>): boolean {
  return [...wanted].every(([word, count]) => (words.get(word) ?? 0) >= count);
}
