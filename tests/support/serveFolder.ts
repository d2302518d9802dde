/** Serves a folder for tests that upload into it: each request gets the file as it is at that moment. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { serve } from '../../src/commands/serve.ts';

/** Serves a folder until the test ends, and returns the address. */
export async function serveFolder(folder: string): Promise<string> {
  const at = (name: string) => path.join(folder, name);
  const files = new Map<string, Uint8Array>();
  files.has = (name) => statSync(at(name), { throwIfNoEntry: false })?.isFile() ?? false;
  files.get = (name) => (files.has(name) ? readFileSync(at(name)) : undefined);
  const { url, close } = await serve(() => files);
  onTestFinished(close);
  return url;
}
