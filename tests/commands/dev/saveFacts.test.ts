/** What nobody sees in time: another program writes the file while the draft is being checked. */
import { chmodSync, renameSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { saveFile } from '../../../src/commands/dev/edit/save.ts';
import { copyProject, treeOf } from '../../support/projectCopy.ts';

it('writes nothing over a text that it has not seen', async () => {
  const copy = copyProject();
  const before = treeOf(copy.content);
  const text = copy.read('src/content/facts.ts');
  const saved = saveFile(copy, 'facts.ts', `${text} `, text.replace('88000', '89000'));
  await expect(saved).rejects.toThrow('Could not save: the file was changed');
  expect(treeOf(copy.content)).toEqual(before);
});

it.skipIf(process.platform === 'win32')(
  'writes a synced file where it is, with its own rights, and no refused draft',
  async () => {
    const copy = copyProject();
    const facts = 'src/content/facts.ts';
    const text = copy.read(facts);
    const link = path.join(copy.content, 'facts.ts');
    const synced = path.join(copy.root, 'synced.ts');
    renameSync(link, synced);
    symlinkSync(synced, link);
    chmodSync(synced, 0o600);
    await expect(saveFile(copy, 'facts.ts', text, text.replace('88000', '5'))).rejects.toThrow(
      'package.price',
    );
    expect(copy.read(facts)).toBe(text);
    const priced = text.replace('88000', '89000');
    await saveFile(copy, 'facts.ts', text, priced);
    expect(copy.read('synced.ts')).toBe(priced);
    expect(statSync(synced).mode & 0o777).toBe(0o600);
  },
);
