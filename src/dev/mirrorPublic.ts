/** Keeps a copy of public/ up to date. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { copyPublic } from '../steps/copyPublic.ts';
import type { Project } from '../project.ts';

/** The files of public/, each with a mark that changes when it is saved. */
export type PublicFiles = Readonly<Record<string, string>>;

/** Copies public/ to `output` and deletes there what was in public/ `before`; returns what is in it now. */
export async function mirrorPublic(project: Project, output: string, before: PublicFiles): Promise<PublicFiles> {
  const folder = path.join(project.root, 'public');
  const now: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    now[path.relative(folder, file)] = `${size} ${mtimeMs}`;
  }
  const gone = Object.keys(before).filter((file) => !(file in now));
  await Promise.all(gone.map((file) => rm(path.join(output, file), { force: true })));
  await copyPublic(project, output);
  return now;
}
