/** What happens during a save: other programs, interruptions and refusals while its files are checked and written. */
import fs, { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fileChangesForValues } from '../../src/editor/changes/fileChanges.ts';
import { lastSave, withRecord } from '../../src/editor/changes/history.ts';
import { fileChangesForPicture } from '../../src/editor/changes/pictureChanges.ts';
import { replaceSources, toBase64, toRecord } from '../../src/editor/changes/replaceSources.ts';
import { saveFiles, takeBack } from '../../src/editor/changes/saveContent.ts';
import { readContent } from '../../src/generator/content/readContent.ts';
import { finishPendingSave, type FileChange } from '../../src/generator/content/pendingSave.ts';
import { build } from '../support/build.ts';
import { flat, green } from '../support/pictures.ts';
import { bytesIn, copyProjectForAll } from '../support/projectCopy.ts';

const copy = copyProjectForAll({ ownCaches: true, languages: ['en'] });
const unchanged = bytesIn(copy.content);
const { history } = copy;
beforeEach(() => {
  rmSync(history, { recursive: true, force: true });
  for (const name of ['facts.jsonc', 'pages/privacy-policy.md'])
    copy.write(`src/content/${name}`, Buffer.from(unchanged[name]!, 'latin1'));
});

/** A change of one text in a file. */
function change(name: string, old: string, now: string): FileChange {
  const before = copy.read(`src/content/${name}`);
  return { name, before: toBase64(before), after: toBase64(before.replace(old, now)) };
}
const afterOf = ({ after }: FileChange) => Buffer.from(after!, 'base64');
/** The record of a save, as it is while the files are being written. */
const recordOf = (what: string, changes: FileChange[]) =>
  toRecord(withRecord(copy, { what, changes }));
const save = (...changes: FileChange[]) => saveFiles(copy, { what: 'package', changes });
const priced = (now: string) => change('facts.jsonc', '"price": 88000', `"price": ${now}`);
const retitled = () => change('pages/privacy-policy.md', '# ', '# New ');

it('overwrites no text that it has not seen, and then writes no other file of that save', async () => {
  const stale = { ...retitled(), before: 'older' };
  await expect(save(priced('89000'), stale)).rejects.toThrow(
    'Could not save src/content/pages/privacy-policy.md: it was changed',
  );
  expect(bytesIn(copy.content)).toEqual(unchanged);
});

it('has nothing to take back after a save that changes nothing', async () => {
  await save(priced('88000'));
  expect(lastSave(copy)).toBeUndefined();
});

it('takes back several saves, each once, also from another process', async () => {
  await save(priced('89000'), retitled());
  const once = bytesIn(copy.content);
  await save(change('facts.jsonc', '"price": 89000', '"price": 90000'));
  const last = lastSave(copy)!.id;
  await takeBack({ ...copy }, last);
  expect(bytesIn(copy.content)).toEqual(once);
  await expect(takeBack(copy, last)).rejects.toThrow('something else was saved or taken back');
  await takeBack({ ...copy }, lastSave(copy)!.id);
  expect(bytesIn(copy.content)).toEqual(unchanged);
  expect(lastSave(copy)).toBeUndefined();
});

it('changes only the bytes of a value, whatever the line ends, and refuses letters that it cannot read', async () => {
  const facts = unchanged['facts.jsonc']!;
  const onWindows = facts.replace(/^[^]*"policy": {/, (top) => top.replaceAll('\n', '\r\n'));
  const mixed = `\uFEFF/* A\rcomment */\r\n${onWindows}`;
  copy.write('src/content/facts.jsonc', mixed);
  const values = [
    { file: 'facts.jsonc', keys: ['package', 'price'], value: 89000 },
    { file: 'facts.jsonc', keys: ['policy', 'passportMonths'], value: 7 },
  ];
  await save(...fileChangesForValues(copy, values));
  expect(copy.read('src/content/facts.jsonc')).toBe(
    mixed.replace('"price": 88000', '"price": 89000').replace('Months": 8', 'Months": 7'),
  );
  await takeBack(copy, lastSave(copy)!.id);
  expect(copy.read('src/content/facts.jsonc')).toBe(mixed);
  const damaged = Buffer.from(facts.replace('"agency": {', '"agency": { // R\xfcck'), 'latin1');
  copy.write('src/content/facts.jsonc', damaged);
  expect(() => fileChangesForValues(copy, values)).toThrow(
    /facts\.jsonc, line \d: it is not plain/,
  );
  await expect(save(priced('89000'))).rejects.toThrow('it was changed in another window');
  expect(bytesIn(copy.content)['facts.jsonc']).toBe(damaged.toString('latin1'));
});

it('takes nothing back in a file that has been changed since then', async () => {
  await save(priced('89000'));
  copy.edit('src/content/facts.jsonc', '89000', '91000');
  const changed = bytesIn(copy.content);
  await expect(takeBack(copy, lastSave(copy)!.id)).rejects.toThrow(
    'Could not take it back: src/content/facts.jsonc was changed by hand',
  );
  expect(bytesIn(copy.content)).toEqual(changed);
});

it('finishes a save that was killed between its files before the next build', async () => {
  const changes = [priced('89000'), retitled()];
  // npm ci, which deletes that folder, may come before the build.
  expect(path.relative(copy.root, history)).not.toContain('node_modules');
  mkdirSync(history);
  writeFileSync(path.join(history, 'pending'), recordOf('Words', changes));
  copy.write('src/content/facts.jsonc', afterOf(changes[0]!));
  copy.write('src/content/pages/privacy-policy.md.tmp', 'ha');
  const { files } = await build(copy);
  expect(files.get('index.html')).toContain('89,000');
  expect(files.get('privacy-policy/index.html')).toContain('New ');
  await takeBack(copy, lastSave(copy)!.id);
  expect(bytesIn(copy.content)).toEqual(unchanged);
  expect(readdirSync(history)).toEqual([]);
});

it('keeps a save that was killed after everything was written, and orders it after one from a wrong clock', async () => {
  const changes = [priced('89000')];
  mkdirSync(history);
  const future = `${Date.now() + 1e10}`;
  writeFileSync(path.join(history, `${future}.json`), toRecord({ what: 'Rules', changes }));
  const record = recordOf('Words', changes);
  writeFileSync(path.join(history, 'pending'), record);
  copy.write('src/content/facts.jsonc', afterOf(changes[0]!));
  readContent(copy);
  expect(lastSave(copy)).toMatchObject({ what: 'Words', id: `${Number(future) + 1}` });
  const damaged = record.slice(0, -9);
  writeFileSync(path.join(history, `${Number(future) + 2}.json`), damaged);
  writeFileSync(path.join(history, 'pending'), damaged);
  finishPendingSave(copy);
  expect(readdirSync(history)).not.toContain('pending');
  await takeBack(copy, lastSave(copy)!.id);
  expect(bytesIn(copy.content)).toEqual(unchanged);
});

it('says once what to do if a folder has the name of a file of a killed save', () => {
  const name = 'pages/terms-and-conditions.md';
  mkdirSync(history);
  const changes = [{ name, before: null, after: toBase64('# A') }];
  writeFileSync(path.join(history, 'pending'), toRecord({ what: 'Words', changes }));
  const file = path.join(copy.content, name);
  rmSync(file);
  mkdirSync(file);
  onTestFinished(() => {
    rmSync(file, { recursive: true });
    writeFileSync(file, unchanged[name]!, 'latin1');
  });
  expect(() => finishPendingSave(copy)).toThrow(
    /^Could not read src\/content\/pages\/terms-and-conditions\.md: a folder has the file's name\. Rename it, and put the file itself there\.$/,
  );
});

it('says after what to do about a file whether a save is to be repeated', () => {
  const folder = { name: 'pages', before: null, after: toBase64('# A') };
  expect(() =>
    replaceSources(copy, withRecord(copy, { what: 'Words', changes: [folder] })),
  ).toThrow(
    /^Could not read src\/content\/pages: a folder has the file's name\. Rename it, and put the file itself there\. Then start npm run dev again, which finishes this save\.$/,
  );
});

it.each(['mina.png', 'mina.jpg'])(
  'finishes saving a photo after only %s was written',
  async (name) => {
    const pictures = bytesIn(copy.pictures);
    const upload = await flat(1300, 900, green).png().toBuffer();
    const changes = await fileChangesForPicture(copy, 'mina', upload);
    mkdirSync(history);
    writeFileSync(path.join(history, 'pending'), recordOf('Photo', changes));
    if (name === 'mina.png') copy.write('src/pictures/mina.png', upload);
    else copy.remove('src/pictures/mina.jpg');
    finishPendingSave(copy);
    const now = readdirSync(copy.pictures).filter((each) => each.startsWith('mina'));
    expect(now).toEqual(['mina.png']);
    await takeBack(copy, lastSave(copy)!.id);
    expect(bytesIn(copy.pictures)).toEqual(pictures);
  },
);

it('takes back a photo, byte for byte', async () => {
  const { 'mina.jpg': old = '' } = bytesIn(copy.pictures);
  const upload = await flat(800, 600, green).jpeg().toBuffer();
  await save(...(await fileChangesForPicture(copy, 'mina', upload)));
  await takeBack(copy, lastSave(copy)!.id);
  expect(bytesIn(copy.pictures)['mina.jpg']).toBe(old);
  expect(readdirSync(history)).toEqual([]);
});

it('names the newest save if the clock was ahead and a save has been taken back since', () => {
  mkdirSync(history);
  const future = Date.now() + 86_400_000;
  const record = (what: string) => toRecord({ what, changes: [] });
  writeFileSync(path.join(history, `${future}.json`), record('first'));
  writeFileSync(path.join(history, `${future + 1}.json`), record('taken back'));
  expect(lastSave(copy)).toMatchObject({ what: 'taken back' });
  rmSync(path.join(history, `${future + 1}.json`));
  const { keptAs } = withRecord(copy, { what: 'newest', changes: [priced('89000')] });
  writeFileSync(path.join(history, keptAs!), record('newest'));
  expect(lastSave(copy)).toMatchObject({ what: 'newest' });
});

it('keeps the last twenty saves', async () => {
  mkdirSync(history);
  const record = toRecord({ what: 'Rules', changes: [] });
  for (let at = 1; at < 25; at++) writeFileSync(path.join(history, `${at}.json`), record);
  await save(priced('89000'));
  expect(readdirSync(history)).toHaveLength(20);
  expect(lastSave(copy)).toMatchObject({ what: 'package' });
});

it('saves nothing that it could not take back', async () => {
  mkdirSync(path.join(history, 'pending'), { recursive: true });
  await expect(save(priced('89000'))).rejects.toThrow(
    /^Could not save src\/content\/facts\.jsonc: EISDIR/,
  );
  expect(bytesIn(copy.content)).toEqual(unchanged);
});

it('finishes later a save that it can neither write nor take back', () => {
  const { writeFileSync: write } = fs;
  // The disk is full once the record and the first file are written.
  let left = 2;
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    left--;
    if (left < 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    write(...args);
  });
  syncBuiltinESMExports();
  const changes = [priced('89000'), retitled()];
  const act = () => replaceSources(copy, { what: 'Price', changes });
  expect(act).toThrow(
    /^Could not save .*: ENOSPC\..* and start npm run dev again, which finishes this save\.$/,
  );
  full.mockRestore();
  syncBuiltinESMExports();
  finishPendingSave(copy);
  expect(copy.read('src/content/pages/privacy-policy.md')).toContain('# New ');
  expect(copy.read('src/content/facts.jsonc')).toContain('"price": 89000');
  expect(readdirSync(history)).toEqual([]);
});

it.skipIf(process.platform === 'win32')(
  'keeps the permissions of a file, and writes no refused draft',
  async () => {
    const file = path.join(copy.content, 'facts.jsonc');
    chmodSync(file, 0o600);
    await expect(save(priced('5'))).rejects.toThrow('package.price');
    expect(copy.read('src/content/facts.jsonc')).toBe(unchanged['facts.jsonc']);
    await save(priced('89000'));
    expect(copy.read('src/content/facts.jsonc')).toContain('"price": 89000');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);
