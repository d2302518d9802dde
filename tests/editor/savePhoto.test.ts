/** A photo that is chosen in the form: what is written for it, and what is refused without writing anything. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, it, onTestFinished } from 'vitest';
import { saveFields, showFields } from '../../src/editor/form/FieldsPage.tsx';
import { fieldsIn } from '../../src/editor/form/field.ts';
import { readGroup } from '../../src/editor/form/factsForm.tsx';
import { readGroups } from '../../src/editor/form/readFields.ts';
import { readPhoto } from '../../src/editor/form/photosForm.tsx';
import { readPosted } from '../../src/editor/form/readPosted.ts';
import { lastSave } from '../../src/editor/changes/history.ts';
import { takeBack } from '../../src/editor/changes/saveContent.ts';
import { ContentFile } from '../../src/generator/content/contentFile.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { flat, green } from '../support/pictures.ts';
import { bytesIn, copyProjectForAll } from '../support/projectCopy.ts';

const copy = copyProjectForAll({ ownCaches: true, languages: ['en'] });
const sources = () => [bytesIn(copy.content), bytesIn(copy.pictures)];
const unchanged = sources();
const request = {
  project: copy,
  site: await makeSite(copy),
  pathname: '',
  query: new URLSearchParams({ name: 'mina' }),
  posted: undefined,
  problems: [],
};
const inputs = parse(renderToStaticMarkup(showFields(request, readPhoto)))
  .querySelectorAll('main form [name]')
  .map((input) => [input.attributes.name!, input.attributes.value ?? input.textContent]);

/** Sends the form of the photo as it was at first, with a file and other values; returns why it was refused. */
async function save(upload?: Buffer, typed: Record<string, string> = {}, query = request.query) {
  const posted = new URLSearchParams({ ...Object.fromEntries(inputs), ...typed });
  const uploads = new Map(upload && [['photo', upload]]);
  const { problems } = await saveFields({ ...request, query, posted, uploads }, readPhoto);
  return problems.map(({ name, sentence }) => `${name}: ${sentence}`).join();
}
const scene = flat(1300, 900, green);
const drawing = Buffer.from('<svg width="800" height="600"><script>alert(1)</script></svg>');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const inEnglish = 'languages/en.jsonc pictures.mina';
const inPage = 'pages/your-visa.md line 42';

it.each<[what: string, said: RegExp, upload: Buffer, typed?: Record<string, string>]>([
  [
    'an empty file',
    /^photo: Could not use this photo: the file is damaged, .* again as JPEG\.$/,
    Buffer.of(),
  ],
  ['a text', /damaged, was copied only in part or is not a picture/, Buffer.from('a letter')],
  ['HEIC', /it is an HEIC picture/, heic],
  ['a drawing', /^photo: Could not use this photo: it is not a JPEG, PNG, WebP or AVIF/, drawing],
  [
    'GIF',
    /^photo: Could not use this photo: it is not a JPEG/,
    await scene.clone().gif().toBuffer(),
  ],
  ['a small picture', /300 x 200 pixels; this/, await flat(300, 200, green).jpeg().toBuffer()],
  ['half a picture', /damaged/, (await scene.clone().jpeg().toBuffer()).subarray(0, 900)],
  [
    'a file of more than 40 MB',
    /^photo: Could not use this photo: its file is larger than 40 MB[^:]*$/,
    Buffer.alloc(40_000_001),
  ],
  ['no words', /^languages\/en\S+ \S+: Write some words/, heic, { [inEnglish]: ' ' }],
  [
    'a character in a page of text',
    /^pages\S+ line \d+: Delete the "\]\(": the words would end there/,
    heic,
    { [inPage]: 'a](b' },
  ],
  ['a picture without words', /To remove this picture, delete its/, heic, { [inPage]: '' }],
  ['a crop outside', /Focus: Mina is/, heic, { y: '7' }],
  ['an old page', /Could not save this: it was changed in another window/, heic, { hash: 'old' }],
])('writes nothing for %s', async (_, said, upload, typed) => {
  expect(await save(upload, typed)).toMatch(said);
  expect(sources()).toEqual(unchanged);
  expect(lastSave(copy)).toBeUndefined();
});

it.each(['../content/facts', 'mina.jpg', 'constructor', ''])('has no photo %s', async (name) => {
  expect(await save(heic, {}, new URLSearchParams({ name }))).toContain('Could not save');
  expect(sources()).toEqual(unchanged);
});

it('writes nothing if another program has replaced the photo meanwhile', async () => {
  const file = path.join(copy.pictures, 'mina.jpg');
  const former = readFileSync(file);
  onTestFinished(() => writeFileSync(file, former));
  writeFileSync(file, await scene.clone().jpeg().toBuffer());
  expect(await save(heic)).toContain('Could not save this: it was changed in another window');
});

it.each([
  ['mina', readPhoto],
  ['agency', readGroup],
])('asks a phone for a format that pages can show: %s', (name, read) => {
  const query = new URLSearchParams({ name });
  const page = parse(renderToStaticMarkup(showFields({ ...request, query }, read)));
  const accepted = page.querySelectorAll('[type=file]').map((box) => box.getAttribute('accept'));
  expect(new Set(accepted)).toEqual(new Set(['image/jpeg,image/png,image/webp,image/avif']));
});

it('replaces a photo with one in another format, with its words and its crop, and takes it all back', async () => {
  const upload = await scene.clone().png().toBuffer();
  const typed = { [inEnglish]: 'Tents', [inPage]: 'Rows', y: '0.2', zoom: '1.5' };
  expect(await save(upload, typed)).toBe('');
  expect(readdirSync(copy.pictures).filter((name) => name.startsWith('mina'))).toEqual([
    'mina.png',
  ]);
  expect(readFileSync(path.join(copy.pictures, 'mina.png'))).toEqual(upload);
  expect(copy.read('src/content/languages/en.jsonc')).toContain('"mina": "Tents"');
  expect(copy.read('src/content/pages/your-visa.md')).toContain('![Rows](../../pictures/mina.jpg)');
  expect(copy.read('src/content/structure.jsonc')).toContain(
    '"mina": { "x": 0.5, "y": 0.2, "zoom": 1.5 },',
  );
  expect(lastSave(copy)!.what).toMatch(/^Photo Mina/);
  await takeBack(copy, lastSave(copy)!.id);
  expect(sources()).toEqual(unchanged);
});

it.each([
  ['an empty file', 'mina.jpg', 0],
  ['no choice', '', undefined],
])('tells %s from its name', async (_, name, length) => {
  const form = new FormData();
  form.set('photo', new File([], name));
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') };
  const incoming = Object.assign(Readable.from([Buffer.from(await sent.arrayBuffer())]), {
    headers,
  });
  const { uploads } = await readPosted(incoming as unknown as IncomingMessage);
  expect(uploads.get('photo')?.length).toBe(length);
});

it('names a chosen photo even if the folder of photos is missing, which a save then reports', () => {
  const project = { ...copy, pictures: path.join(copy.root, 'nowhere') };
  const file = ContentFile.read(project, 'facts.jsonc');
  const uploads = new Map([['agency.office:file', heic]]);
  const groups = readGroups({ file, project, uploads, posted: new URLSearchParams() });
  const office = groups.flatMap(fieldsIn).find(({ name }) => name === 'agency.office');
  expect(office!.typed).toBe('office');
});
