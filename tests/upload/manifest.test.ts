/** The list on the server: it is relied on only as far as an upload can have written it. */
import { describe, expect, it } from 'vitest';
import { emptyManifest, formatManifest, parseManifest } from '../../src/upload/manifest.ts';

const facts = { hash: '0a', size: 3 };

describe('the manifest', () => {
  it('comes back as it was written', () => {
    const manifest = {
      files: { 'a/index.html': facts },
      pending: { '.htaccess': facts },
      kept: { 'assets/m.js': facts },
      doomed: { 'b.png': [1, 2] },
    };
    expect(parseManifest(formatManifest(manifest))).toEqual(manifest);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    JSON.stringify({ version: 2, ...emptyManifest }),
    ...['../mail', '/etc/passwd', 'a/../../b', 'a//b', './a', 'a\\b', 'a\r\nDELE b', ''].map((name) =>
      formatManifest({ ...emptyManifest, doomed: { [name]: [1] } }),
    ),
    formatManifest({ ...emptyManifest, files: { 'a.html': { hash: '0a' } as never } }),
    formatManifest({ ...emptyManifest, kept: [] as never }),
    formatManifest({ ...emptyManifest, doomed: { 'a.html': '1' as never } }),
  ])('is not relied on as %j', (text) => {
    expect(parseManifest(text)).toBeUndefined();
  });
});
