/** The manifest: a file on the server that lists what uploads have put there, so that the next one sends only changes. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { RemoteFolder } from '../ftp/remoteFolder.ts';

/** The manifest's name on the server. It begins with a dot so that .htaccess hides the file from visitors. */
export const manifestName = '.upload.json';

/** A path inside the site's folder. A path with `..` is refused: the upload could delete a file outside the folder. */
const fileName = v.pipe(
  v.string(),
  v.check(
    (name) =>
      !/[\\\0-\x1f]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part)),
  ),
);

const schema = v.object({
  /** Files that are complete on the server, with the hash of their content. */
  files: v.record(fileName, v.string()),
  /** The hashes of their former versions, newest first, by which a stale answer of the live site is recognised. */
  former: v.record(fileName, v.array(v.string())),
  /** Assets of the last release, with their hashes: a page in a browser's cache may still request them. */
  kept: v.record(fileName, v.string()),
  /** Files that may be incomplete. The next upload that finishes sends or deletes them. */
  unsure: v.array(fileName),
  /** The id of the upload that did not finish, with which the names of its partial files end; or an empty text. */
  interrupted: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/)), ''),
  /** The name of the upload that wrote this, which also identifies the copy of the project. */
  release: v.string(),
});

export type Manifest = Readonly<v.InferOutput<typeof schema>>;

export const emptyManifest: Manifest = {
  files: {},
  former: {},
  kept: {},
  unsure: [],
  interrupted: '',
  release: '',
};

/** Returns the manifest's hash of a file's content: the first 32 hexadecimal digits of its SHA-256. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Returns the names of all files that uploads have put on the server, or may have. */
export function namesIn({ files, kept, unsure }: Manifest): string[] {
  return [...new Set([...Object.keys({ ...files, ...kept }), ...unsure])];
}

/** Parses a manifest. Returns undefined if the text is damaged or names a file outside the folder. */
export function parseManifest(text: string): Manifest | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}

/** Returns the manifest on the server, or an empty one if there is none or, with a warning, if it is damaged. */
export async function readManifest(
  remote: Pick<RemoteFolder, 'read'>,
  warn: (line: string) => void,
): Promise<Manifest> {
  const bytes = await remote.read(manifestName);
  const manifest = bytes ? parseManifest(String(bytes)) : emptyManifest;
  if (manifest) return manifest;
  warn(
    `ATTENTION: ${manifestName} on the server cannot be read. Everything is sent again and nothing is deleted.`,
  );
  return emptyManifest;
}

/** Replaces the manifest on the server. Throws where the server refuses it. */
export async function writeManifest(
  remote: Pick<RemoteFolder, 'send'>,
  manifest: Manifest,
): Promise<void> {
  const note = 'Written by npm run upload. Leave it here.';
  const text = `${JSON.stringify({ note, ...manifest }, null, 1)}\n`;
  await remote.send(manifestName, Buffer.from(text));
}
