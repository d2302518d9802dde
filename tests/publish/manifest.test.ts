/** The list of uploaded files on the server. */
import { expect, it } from 'vitest';
import {
  emptyManifest,
  parseManifest,
  writeManifest,
  type Manifest,
} from '../../src/publish/upload/plan/manifest.ts';

async function written(manifest: Manifest): Promise<string> {
  let text = '';
  await writeManifest({ send: async (_, bytes) => void (text = String(bytes)) }, manifest);
  return text;
}

it('is read back as it was written', async () => {
  const manifest = {
    files: { 'index.html': '0a' },
    former: { 'index.html': ['0b', '0c'] },
    kept: { 'assets/main.1aaaaaaa.js': '0d' },
    unsure: ['about/index.html'],
    interrupted: '1a2b3c4d-5e6f',
    release: '1',
  };
  const text = await written(manifest);
  expect(text).toContain('"note": "Written by npm run upload. Leave it here."');
  expect(parseManifest(text)).toEqual(manifest);
  // Those on servers now have no such field.
  const former = text.replace(/^.*"interrupted".*\n/m, '');
  expect(parseManifest(former)).toEqual({ ...manifest, interrupted: '' });
});

it.each(['', '{}', '{"files":{"a":{"hash":"0a"}},"kept":{},"unsure":[]}'])(
  'is damaged as %j',
  (text) => {
    expect(parseManifest(text)).toBeUndefined();
  },
);

it.each(['../mail', '/etc/passwd', 'a/../../b', 'a\\b', 'a\r\nDELE b', ''])(
  'is damaged if it names %j, which is outside the folder',
  async (name) => {
    for (const part of [
      { unsure: [name] },
      { files: { [name]: '0a' } },
      { interrupted: `${name}/..` },
    ])
      expect(parseManifest(await written({ ...emptyManifest, ...part }))).toBeUndefined();
  },
);
