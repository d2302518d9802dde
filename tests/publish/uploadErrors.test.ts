/** How a message of a server is quoted inside a sentence. */
import { expect, it } from 'vitest';
import { quotable } from '../../src/publish/upload/ftp/uploadErrors.ts';

it.each([
  ['530 No\u0007 login.\r\nBye', '530 No login'],
  ['\u001b[31mNo\u202e', '[31mNo'],
  ['connect failed (control socket); code 7', 'connect failed'],
  ['RewriteRule\t^\tindex.php', 'RewriteRule\t^\tindex.php'],
  [' \0\n', 'no reason given'],
  ['a'.repeat(200), 'a'.repeat(160)],
])('quotes %j as %j', (message, quoted) => {
  expect(quotable(message)).toBe(quoted);
});
