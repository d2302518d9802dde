/**
 * The editor and the publisher can be taken away: the rest, with its tests, type-checks, and builds the same site. As neither
 * knows the other (structure.test), each can be taken away alone.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from './support/build.ts';
import { doors, filesThatOpen } from './support/imports.ts';
import { copyProject, treeOf } from './support/projectCopy.ts';
import { runCommand } from './support/runCommand.ts';

it('is whole without the editor and the publisher', async () => {
  const copy = copyProject();
  await build(copy);
  const whole = treeOf(copy.dist);
  for (const name of ['tests', 'vitest.config.ts'])
    cpSync(name, path.join(copy.root, name), { recursive: true });
  const rooms = Object.keys(doors);
  expect(rooms).toEqual(['publish', 'editor']);
  const folders = rooms.flatMap((room) => [`src/${room}`, `tests/${room}`]);
  for (const name of [...folders, ...rooms.flatMap(filesThatOpen)])
    rmSync(path.join(copy.root, name), { recursive: true });
  // The compiler names each import of what was taken away.
  const tsc = path.join(copy.root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: copy.root });
  expect(String(stdout)).toBe('');
  expect(await runCommand(copy)).toMatchObject({ code: 0, err: '' });
  const alone = treeOf(copy.dist);
  expect(Object.keys(alone)).toEqual(Object.keys(whole));
  expect(Object.keys(whole).filter((file) => alone[file] !== whole[file])).toEqual([]);
});
