/** Serves a folder to which tests upload: each request gets the file as it is at that moment. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import {
  fileAt,
  serve,
  uncachedResponse,
  type HttpResponse,
} from '../../src/generator/webServer/serve.ts';

/**
 * Serves a folder until the test ends, and returns the address. Answers 403 for what another user may not read, because a
 * host's web server runs as another user. What `extra` returns is the answer instead.
 */
export async function serveFolder(
  folder: string,
  extra?: (address: string, agent: string) => HttpResponse | undefined,
): Promise<string> {
  const at = (name: string) => path.join(folder, name);
  const files = new Map<string, Uint8Array>();
  files.has = (name) => statSync(at(name), { throwIfNoEntry: false })?.isFile() ?? false;
  files.get = (name) => (files.has(name) ? readFileSync(at(name)) : undefined);
  const { url, close } = await serve(() => files, {
    extra: ({ url: address = '/', headers }) =>
      extra?.(address, headers['user-agent'] ?? '') ??
      (isReadable(folder, fileAt(address.replace(/\?.*/, '')) ?? '')
        ? undefined
        : uncachedResponse('Forbidden', 'text/html', 403)),
  });
  onTestFinished(close);
  return url;
}

/** Returns whether everybody may read a file and open its folders; true if there is no such file. */
function isReadable(root: string, name: string): boolean {
  const parts = name.split('/');
  return parts.every((_, index) => {
    const stats = statSync(path.join(root, ...parts.slice(0, index + 1)), {
      throwIfNoEntry: false,
    });
    return !stats || process.platform === 'win32' || (stats.mode & (stats.isFile() ? 4 : 1)) > 0;
  });
}
