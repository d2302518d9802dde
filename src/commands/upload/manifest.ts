/** The list, kept on the server, of what uploads have put there: it tells what has changed and what may be deleted. */
import {
  array,
  check,
  object,
  parseJson,
  pipe,
  record,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';

/** Its name on the server; the host does not show files whose name begins with a dot. */
export const manifestName = '.upload.json';

/** A name that leads out of the folder would have a foreign file deleted. */
const fileName = pipe(
  string(),
  check(
    (name) =>
      !/[\\\0-\x1f]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part)),
  ),
);

const form = object({
  /** Files that are on the server as a whole, with the hash of what they contain. */
  files: record(fileName, string()),
  /** Assets of the release before, which pages in a browser's cache may still ask for. */
  kept: record(fileName, string()),
  /** Names under which an upload may have put or left something: sent again or deleted by the next one that finishes. */
  unsure: array(fileName),
});

export type Manifest = Readonly<InferOutput<typeof form>>;

export const emptyManifest: Manifest = { files: {}, kept: {}, unsure: [] };

/** Returns the manifest's text. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify({ note: 'Written by npm run upload. Leave it here.', ...manifest }, null, 1)}\n`;
}

/** Returns the manifest, or undefined where somebody has changed the text so that it cannot be relied on. */
export function parseManifest(text: string): Manifest | undefined {
  const { success, output } = safeParse(pipe(string(), parseJson(), form), text);
  return success ? output : undefined;
}
