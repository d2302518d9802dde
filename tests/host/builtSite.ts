/** Builds the site once into a folder that a server's own user may read. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../build.ts';
import { projectAt } from '../../src/project.ts';

export interface BuiltSite {
  readonly folder: string;
  readonly remove: () => void;
}

/** Returns the folder of a fresh build of this project. */
export async function buildSite(): Promise<BuiltSite> {
  const parent = mkdtempSync(path.join(tmpdir(), 'hosted site '));
  chmodSync(parent, 0o755);
  const folder = path.join(parent, 'htdocs');
  await build({ ...projectAt(), dist: folder });
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
