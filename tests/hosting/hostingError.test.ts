/** How the message about a failed publication says where to fix it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HostingError, hostingSentenceOf } from '../../src/hosting/hostingError.ts';
import { pathsIn } from '../support/imports.ts';

it('names settings in braces for the form, and in a terminal by file and name', () => {
  const sentence = 'Check {FTP_FOLDER} or {WEBSITE} ({said}), and {AGAIN}';
  const error = new HostingError(sentence);
  expect(hostingSentenceOf(error)).toBe(sentence);
  expect(error.message).toBe(
    'Check FTP_FOLDER in .env or siteUrl in src/content/facts.jsonc ({said}), and run npm run upload again',
  );
  expect(new HostingError('Look below', { inTerminal: 'Look there' })).toMatchObject({
    sentence: 'Look below',
    message: 'Look there',
  });
  expect(new HostingError('{FTP_PORT}', { source: 'the environment' }).message).toBe(
    'FTP_PORT in the environment',
  );
});

it('names settings and commands only in braces, because the form has other words for them', () => {
  const said = pathsIn('src/publish/upload').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?! *(\/\*\*|\*|\/\/)).*['"`].*/gm)].map(([line]) =>
      line.trim(),
    ),
  );
  expect(said.length).toBeGreaterThan(300);
  const inTerminal = /(?<!\{)\b(FTP_|SITE_URL)|npm run|\.env\b|siteUrl in|umask/;
  expect(said.filter((line) => inTerminal.test(line))).toEqual([
    "const note = 'Written by npm run upload. Leave it here.';",
  ]);
});
