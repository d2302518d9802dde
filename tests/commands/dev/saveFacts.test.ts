/** What nobody sees in time: another program writes the file while the draft is being checked. */
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
