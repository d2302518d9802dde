/** The list, kept on the server, of what uploads have put there: it tells what has changed and what may be deleted. */

/** Its name on the server; the host does not show files whose name begins with a dot. */
export const manifestName = '.upload.json';

/** What a file contains, in short. */
export interface FileFacts {
  /** 32 hexadecimal digits of its SHA-256. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

export interface Manifest {
  /** Files that are on the server as a whole. */
  readonly files: Readonly<Record<string, FileFacts>>;
  /** Files that a started upload sends: they may be there or not. Not empty means that it has not finished. */
  readonly pending: Readonly<Record<string, FileFacts>>;
  /** Assets of the release before, which pages in a browser's cache may still ask for. */
  readonly kept: Readonly<Record<string, FileFacts>>;
  /** Files to delete, with the sizes that an upload gave them. */
  readonly doomed: Readonly<Record<string, readonly number[]>>;
}

export const emptyManifest: Manifest = { files: {}, pending: {}, kept: {}, doomed: {} };

/** Returns the manifest's text. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify({ note: 'Written by npm run upload. Leave it here.', version: 1, ...manifest }, null, 1)}\n`;
}

/** Returns the manifest, or undefined where somebody has changed the text so that it cannot be relied on. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const { version, files, pending, kept, doomed } = JSON.parse(text);
    const sound =
      version === 1 &&
      [files, pending, kept].every((table) => isTable(table, isFacts)) &&
      isTable(doomed, (sizes) => Array.isArray(sizes) && sizes.every(Number.isInteger));
    return sound ? { files, pending, kept, doomed } : undefined;
  } catch {
    return undefined;
  }
}

function isTable(table: unknown, fits: (value: unknown) => boolean): boolean {
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return false;
  return Object.entries(table).every(([name, value]) => staysInside(name) && fits(value));
}

function isFacts(value: unknown): boolean {
  const { hash, size } = (value ?? {}) as Partial<FileFacts>;
  return typeof hash === 'string' && Number.isInteger(size);
}

/** A name that leads out of the folder would have a foreign file deleted. */
function staysInside(name: string): boolean {
  return !/[\\\0-\x1f]/.test(name) && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
