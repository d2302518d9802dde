/** The list of uploaded files on the server. */
import { expect, it } from 'vitest';
import {
  emptyManifest,
  parseManifest,
  writeManifest,
  type Manifest,
} from '../../src/publish/upload/manifest.ts';

async function written(manifest: Manifest): Promise<string> {
  let text = '';
  await writeManifest({ send: async (_, bytes) => void (text = String(bytes)) }, manifest);
  return text;
}

it('has the form that servers already hold', async () => {
  const text = `{
 "note": "Written by npm run upload. Leave it here.",
 "files": {
  "index.html": "0a"
 },
 "kept": {
  "assets/main.1aaaaaaa.js": "0b"
 },
 "unsure": [
  "about/index.html"
 ]
}
`;
  const manifest = {
    files: { 'index.html': '0a' },
    kept: { 'assets/main.1aaaaaaa.js': '0b' },
    unsure: ['about/index.html'],
  };
  expect(parseManifest(text)).toEqual(manifest);
  expect(await written(manifest)).toBe(text);
  // An earlier upload also listed what it had not looked at.
  const older = text.replace('"unsure"', '"unchecked": [],\n "unsure"');
  expect(parseManifest(older)).toEqual(manifest);
});

it.each(['', '{}', '{"files":{"a":{"hash":"0a"}},"kept":{},"unsure":[]}'])(
  'is damaged as %j',
  (text) => {
    expect(parseManifest(text)).toBeUndefined();
  },
);

it.each(['../mail', '/etc/passwd', 'a/../../b', 'a\\b', 'a\r\nDELE b', ''])(
  'is damaged where it names %j, which is not in the folder',
  async (name) => {
    for (const part of [{ unsure: [name] }, { files: { [name]: '0a' } }])
      expect(parseManifest(await written({ ...emptyManifest, ...part }))).toBeUndefined();
  },
);
