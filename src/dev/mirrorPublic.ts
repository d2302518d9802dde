/** Keeps a copy of public/ up to date. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyPublic } from '../build/copyPublic.ts';
import type { Project } from '../project.ts';

/** Copies public/ to `output` and deletes there what was in public/ `before`; returns the files that are in it now. */
export async function mirrorPublic(project: Project, output: string, before: readonly string[]): Promise<string[]> {
  const entries = await readdir(path.join(project.root, 'public'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(path.join(project.root, 'public'), path.join(parentPath, name)));
  const gone = before.filter((file) => !files.includes(file));
  await Promise.all(gone.map((file) => rm(path.join(output, file), { force: true })));
  await copyPublic(project, output);
  return files;
}
