/** The list of uploaded files on the server. */
import { expect, it } from 'vitest';
import {
  emptyManifest,
  formatManifest,
  parseManifest,
} from '../../../src/commands/upload/manifest.ts';

it('has the form that servers already hold', () => {
  const text = `{
 "note": "Written by npm run upload. Leave it here.",
 "files": {
  "index.html": "0a"
 },
 "kept": {
  "assets/main.1aaaaaaa.js": "0b"
 },
 "unchecked": [
  "index.html"
 ],
 "unsure": [
  "about/index.html"
 ]
}
`;
  const manifest = {
    files: { 'index.html': '0a' },
    kept: { 'assets/main.1aaaaaaa.js': '0b' },
    unsure: ['about/index.html'],
    unchecked: ['index.html'],
  };
  expect(parseManifest(text)).toEqual(manifest);
  expect(formatManifest(manifest)).toBe(text);
  const older = text.replace(/ "unchecked": \[[^]*?\],\n/, '');
  expect(parseManifest(older)).toEqual({ ...manifest, unchecked: [] });
});

it.each(['', '{}', '{"files":{"a":{"hash":"0a"}},"kept":{},"unsure":[]}'])(
  'is damaged as %j',
  (text) => {
    expect(parseManifest(text)).toBeUndefined();
  },
);

it.each(['../mail', '/etc/passwd', 'a/../../b', 'a\\b', 'a\r\nDELE b', ''])(
  'is damaged where it names %j, which is not in the folder',
  (name) => {
    for (const part of [{ unsure: [name] }, { files: { [name]: '0a' } }])
      expect(parseManifest(formatManifest({ ...emptyManifest, ...part }))).toBeUndefined();
  },
);
