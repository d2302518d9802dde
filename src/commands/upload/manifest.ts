/** The manifest: a file on the server that lists what uploads have put there, so that the next one sends only changes. */
import {
  array,
  check,
  object,
  optional,
  parseJson,
  pipe,
  record,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';

/** The manifest's name on the server. It begins with a dot so that .htaccess hides the file from visitors. */
export const manifestName = '.upload.json';

/** A path inside the site's folder. A path with `..` is refused: the upload could delete a file outside the folder. */
const fileName = pipe(
  string(),
  check(
    (name) =>
      !/[\\\0-\x1f]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part)),
  ),
);

const schema = object({
  /** Files that are complete on the server, with the hash of their content. */
  files: record(fileName, string()),
  /** Assets of the last release, with their hashes: a page in a browser's cache may still request them. */
  kept: record(fileName, string()),
  /** Files that may be half done. The next upload that finishes sends or deletes them. */
  unsure: array(fileName),
  /** Files that were sent and that no check of the live site has confirmed since. */
  unchecked: optional(array(fileName), []),
});

export type Manifest = Readonly<InferOutput<typeof schema>>;

export const emptyManifest: Manifest = { files: {}, kept: {}, unsure: [], unchecked: [] };

/** Returns the manifest as the text of its file. */
export function formatManifest({ unsure, ...rest }: Manifest): string {
  const note = 'Written by npm run upload. Leave it here.';
  return `${JSON.stringify({ note, ...rest, unsure }, null, 1)}\n`;
}

/** Returns the manifest of a text, or undefined if the text is damaged or names a file outside the folder. */
export function parseManifest(text: string): Manifest | undefined {
  const { success, output } = safeParse(pipe(string(), parseJson(), schema), text);
  return success ? output : undefined;
}
