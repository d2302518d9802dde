/** The languages that are published. */
import { expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { unreadLanguages, withoutUnread } from '../../src/agency/leaveOut.ts';
import { contentWith } from '../support/editedContent.ts';

it('leaves out what nobody has read, and never the first language', () => {
  const unread = { 'languages/index.jsonc: [0].checked': null };
  const { content } = checkContent(contentWith(unread), { showsUnread: true });
  expect(unreadLanguages(content).map(({ lang }) => lang)).toEqual(['ur']);
  expect(withoutUnread(content).languages.map(({ lang }) => lang)).toEqual(['en', 'bn']);
});
