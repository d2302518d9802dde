/** The server's list of uploaded files: it tells what has changed and what may be deleted. */
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
  transform,
  type InferOutput,
} from 'valibot';

/** Its name on the server; the host does not show files whose name begins with a dot. */
export const manifestName = '.upload.json';

/** A name that leads out of the folder would delete somebody else's file. */
const fileName = pipe(
  string(),
  check(
    (name) =>
      !/[\\\0-\x1f]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part)),
  ),
);

const schema = pipe(
  object({
    /** Files that are complete on the server, with the hash of their content. */
    files: record(fileName, string()),
    /** Assets of the release before: pages in a browser's cache may still ask for them. */
    kept: record(fileName, string()),
    /** Files that may be half done. The next upload that finishes sends or deletes them. */
    unsure: array(fileName),
    /** Files that were sent, and that no check of the live site has found right since. */
    unchecked: optional(array(fileName), []),
  }),
  // Servers hold manifests with the older name.
  transform(({ unsure, ...rest }) => ({ ...rest, unverified: unsure })),
);

export type Manifest = Readonly<InferOutput<typeof schema>>;

export const emptyManifest: Manifest = { files: {}, kept: {}, unverified: [], unchecked: [] };

/** Returns the manifest's text. */
export function formatManifest({ unverified: unsure, ...rest }: Manifest): string {
  const note = 'Written by npm run upload. Leave it here.';
  return `${JSON.stringify({ note, ...rest, unsure }, null, 1)}\n`;
}

/** Returns the manifest; undefined when the text is damaged or names a file outside the folder. */
export function parseManifest(text: string): Manifest | undefined {
  const { success, output } = safeParse(pipe(string(), parseJson(), schema), text);
  return success ? output : undefined;
}
