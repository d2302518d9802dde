/** Writes the font under a name that carries its content, so that browsers may keep it for ever. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shortHash } from './shortHash.ts';

/** Writes the font into the site at `output`, returns its address. */
export async function writeFont(output: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2');
  const bytes = await readFile(source);
  const url = `/assets/marcellus.${shortHash(bytes)}.woff2`;
  await mkdir(path.join(output, 'assets'), { recursive: true });
  await writeFile(path.join(output, url), bytes);
  return url;
}
