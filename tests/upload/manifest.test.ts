/** The list that uploads keep on the server. */
import { expect, it } from 'vitest';
import { emptyManifest, formatManifest, parseManifest } from '../../src/upload/manifest.ts';

it('comes back as it was written', () => {
  const written = { files: { 'a/index.html': '0a' }, kept: { 'assets/a.js': '0b' }, unsure: ['.htaccess', 'b.png'] };
  expect(parseManifest(formatManifest(written))).toEqual(written);
});

it.each([
  '', '{', 'null', '[]', '{}',
  '{"version":1,"files":{"a.html":{"hash":"0a","size":1}},"pending":{},"kept":{},"doomed":{}}',
  ...['../mail', '/etc/passwd', 'a/../../b', 'a//b', './a', 'a\\b', 'a\r\nDELE b', ''].flatMap((name) => [
    formatManifest({ ...emptyManifest, unsure: [name] }),
    formatManifest({ ...emptyManifest, files: { [name]: '0a' } }),
  ]),
])('is not relied on as %j', (text) => {
  expect(parseManifest(text)).toBeUndefined();
});
