/** Serves a folder as it is at the moment of each request, for tests that publish into it. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { serve } from '../../src/generator/serve.ts';

/** Returns the address, which answers until the test ends. */
export async function serveFolder(folder: string): Promise<string> {
  const at = (name: string) => path.join(folder, name);
  const files = new Map<string, Uint8Array>();
  files.has = (name) => statSync(at(name), { throwIfNoEntry: false })?.isFile() ?? false;
  files.get = (name) => (files.has(name) ? readFileSync(at(name)) : undefined);
  const { url, close } = await serve(() => files);
  onTestFinished(close);
  return url;
}
