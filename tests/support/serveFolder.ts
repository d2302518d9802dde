/** Serves a folder as it is at the moment of each request, for tests that publish into it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve, type SiteServer } from '../../src/serve.ts';

export function serveFolder(folder: string): Promise<SiteServer> {
  const files = new FolderNow(folder);
  return serve(() => files);
}

class FolderNow extends Map<string, Uint8Array> {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override get(name: string): Uint8Array | undefined {
    try {
      return readFileSync(path.join(this.#folder, name));
    } catch {
      return undefined;
    }
  }

  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }
}
