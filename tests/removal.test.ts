/** The editor and the publisher can be taken away: the rest, with its tests, type-checks, and builds the same site. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Project } from '../src/generator/project.ts';
import { doors, filesThatOpen } from './support/imports.ts';
import { copyProject, copyProjectForAll, treeOf } from './support/projectCopy.ts';
import { runCommand } from './support/runCommand.ts';

/** Returns what `npm run build` writes. */
async function builtSite(project: Project): Promise<Record<string, string>> {
  expect(await runCommand(project)).toMatchObject({ code: 0, err: '' });
  return treeOf(project.dist);
}

/** Returns what the compiler says of the program and its tests. It names each import of what was taken away. */
function typeErrors({ root }: Project): string {
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return String(spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: root }).stdout);
}

const original = copyProjectForAll();
let whole: Record<string, string>;
beforeAll(async () => {
  whole = await builtSite(original);
});

it.each([[['editor']], [['publish']], [['editor', 'publish']]])(
  'is whole without %s',
  async (removed) => {
    const copy = copyProject();
    for (const name of ['tests', 'vitest.config.ts'])
      cpSync(name, path.join(copy.root, name), { recursive: true });
    const opening = removed.flatMap(filesThatOpen);
    const gone = [...removed.flatMap((room) => [`src/${room}`, `tests/${room}`]), ...opening];
    for (const name of gone) rmSync(path.join(copy.root, name), { recursive: true });
    expect(removed.filter((room) => existsSync(path.join(copy.root, doors[room]!)))).toEqual([]);
    expect(typeErrors(copy)).toBe('');
    const alone = await builtSite(copy);
    expect(Object.keys(alone)).toEqual(Object.keys(whole));
    const differing = Object.keys(whole).filter((file) => alone[file] !== whole[file]);
    expect(differing).toEqual([]);
  },
);
