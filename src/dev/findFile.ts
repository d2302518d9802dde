/** Finds the file of a folder that answers a request, as the site's host does. */
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Takes a folder's real path and a request's address; returns the file that answers, undefined where there is none. */
export async function findFile(root: string, address: string): Promise<string | undefined> {
  const path = decode(address.replace(/[?#].*$/s, ''));
  if (path === undefined || /[\\\0]/.test(path) || /\/\.(?!well-known(\/|$))/.test(path)) return undefined;
  if (path.endsWith('/')) return exactFile(root, `${path}index.html`);
  return (await exactFile(root, path)) ?? exactFile(root, `${path}/index.html`);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The real path differs when the case of a letter does, which only some systems forgive, or when a link leads out. */
async function exactFile(root: string, path: string): Promise<string | undefined> {
  const file = join(root, path);
  try {
    return (await stat(file)).isFile() && (await realpath(file)) === file ? file : undefined;
  } catch {
    return undefined;
  }
}
