/** How a fault of a publication says where it is put right. */
import { expect, it } from 'vitest';
import { HostingError, sentenceOf } from '../../src/hosting/hostingError.ts';

it('names settings in braces for the form, and in the words of a terminal in its message', () => {
  const sentence = 'Check {FTP_FOLDER} or {WEBSITE} ({said}), and {AGAIN}';
  const error = new HostingError(sentence);
  expect(sentenceOf(error)).toBe(sentence);
  expect(error.message).toBe(
    'Check FTP_FOLDER in .env or siteUrl in src/content/facts.jsonc ({said}), and run npm run upload again',
  );
  expect(new HostingError('{FTP_PORT}', {}, 'the environment').message).toBe(
    'FTP_PORT in the environment',
  );
});
