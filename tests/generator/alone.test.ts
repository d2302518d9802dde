/** What builds the site needs neither the editor nor the publisher. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { runCommand } from '../support/runCommand.ts';

it('compiles, and builds the same site, without the two and the three commands that open their doors', async () => {
  const copy = copyProject();
  const site = async () => {
    expect(await runCommand(copy)).toMatchObject({ code: 0, err: '' });
    return treeOf(copy.dist);
  };
  const whole = await site();
  const without = ['editor', 'publish', 'commands/dev', 'commands/upload.ts', 'commands/pack.ts'];
  for (const name of without) rmSync(path.join(copy.root, 'src', name), { recursive: true });
  const tsc = path.join(copy.root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit'], { cwd: copy.root });
  expect(String(stdout)).toBe('');
  const alone = await site();
  expect(Object.keys(alone)).toEqual(Object.keys(whole));
  for (const [file, content] of Object.entries(whole))
    expect(alone[file] === content, file).toBe(true);
}, 120_000);
