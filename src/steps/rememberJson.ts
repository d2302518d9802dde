/** Keeps what a step made under a key of all that it was made from, so that the next build need not make it again. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oncePer } from './oncePer.ts';
import { day, removeOld } from './removeOld.ts';

/** Returns the kept value of `parts`, or makes, keeps and returns it. The value must survive JSON. */
export async function rememberJson<T>(folder: string, parts: readonly string[], make: () => Promise<T>): Promise<T> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  const file = path.join(folder, `${hash.digest('hex').slice(0, 32)}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    const value = await make();
    await keep(folder, file, JSON.stringify(value));
    return value;
  }
}

/** Where nothing can be kept, or another build is keeping the same at this moment, the value is made again next time. */
async function keep(folder: string, file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
    prune(folder);
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** Removes what was kept 30 days ago, and what killed builds left, once a run; what is still needed is made again. */
const prune = oncePer((folder: string) => removeOld(folder, () => 30 * day));
