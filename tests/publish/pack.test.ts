/** The command `npm run pack` and its archive for hosting panels. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { pack, packSite } from '../../src/publish/pack.ts';
import { bytesIn, copyProjectForAll } from '../support/projectCopy.ts';
import { runCommand } from '../support/runCommand.ts';
import { emptyFolder } from '../support/temporaryFiles.ts';

const files = new Map([
  ['.htaccess', 'rules'],
  ['a/पथ.txt', 'नमस्ते'],
  ['empty.txt', ''],
  ['index.html', 'home'],
]);

const archivePath = () => path.join(emptyFolder(), 'dist.zip');

it('packs the same bytes in every time zone, and replaces an older archive', () => {
  const archive = archivePath();
  writeFileSync(archive, 'old');
  const packed = ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
    vi.stubEnv('TZ', zone);
    expect(packSite(files, archive)).toBe(readFileSync(archive).length);
    return readFileSync(archive).toString('hex');
  });
  expect(new Set(packed).size).toBe(1);
  expect(readdirSync(path.dirname(archive))).toEqual(['dist.zip']);
});

it('says what to do when the archive cannot be replaced', () => {
  const archive = archivePath();
  mkdirSync(path.join(archive, 'held'), { recursive: true });
  const advice =
    /^Could not write dist\.zip: .+\. Close the programs that have it open and pack again\.$/;
  expect(() => packSite(files, archive)).toThrow(advice);
  expect(readdirSync(path.dirname(archive))).toEqual(['dist.zip']);
});

const copy = copyProjectForAll({ compiles: false, languages: ['en', 'ur'] });
const facts = 'src/content/facts.jsonc';
const zip = path.join(copy.root, 'dist.zip');

it('packs what it has checked, without a language that nobody has read, and says so', async () => {
  const file = JSON.stringify(path.join(copy.root, facts));
  // A rule changes while the compiler runs.
  copy.write(
    'node_modules/typescript/bin/tsc',
    `import('node:fs').then(({ readFileSync: read, writeFileSync: write }) =>
      write(${file}, read(${file}, 'utf8').replace('"passportMonths": 8,', '"passportMonths": 9,')));`,
  );
  const { code, out, err } = await runCommand(copy, { script: 'src/commands/pack.ts' });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^ +languages\.ur: .*nobody/im);
  expect(copy.read(facts)).toContain('"passportMonths": 9,');
  const files = Object.entries(unpacked(zip));
  const texts = files.filter(([name]) => !/^(pictures|video)/.test(name));
  const inUrdu = texts.filter(([name, text]) => /\bur\/|"ur"/.test(name + text));
  expect(inUrdu.map(([name]) => name)).toEqual([]);
  const packed = files.map(([, text]) => text).join();
  expect(packed).toMatch(/\b8\W{1,6}months/);
  expect(packed).not.toMatch(/\b9\W{1,6}months/);
});

it('refuses samples and leaves the old archive, and for a trial packs everything and names the samples', async () => {
  copy.edit(facts, /(?<="agency": \{\n)\s+"checked": .*\n/, '');
  const printed = { said: '', warned: '' };
  const printer = {
    say: (line: string) => void (printed.said += `${line}\n`),
    warn: (line: string) => void (printed.warned += `${line}\n`),
  };
  copy.write('dist/index.html', 'built before');
  writeFileSync(zip, 'packed before');
  await expect(pack(copy, {}, printer)).rejects.toThrow(
    /^Could not publish: .+ for a trial, run npm run pack -- --sample\.$/,
  );
  expect([copy.read('dist/index.html'), readFileSync(zip, 'utf8')]).toEqual([
    'built before',
    'packed before',
  ]);
  await pack(copy, { sample: true }, printer);
  expect(unpacked(zip)).toEqual(bytesIn(copy.dist));
  const names = Object.keys(bytesIn(copy.dist));
  expect(names).toEqual(expect.arrayContaining(['.htaccess', 'index.html']));
  expect(printed.said).toContain(`dist.zip: ${names.length} files, `);
  expect(printed.warned).toMatch(/SAMPLE FACTS.*\n.*facts\.agency.*languages\.ur/);
});

/** Returns the files as text, because vitest compares a Buffer byte by byte, which takes seconds. */
function unpacked(zip: string): Record<string, string> {
  const files = Object.entries(unzipSync(readFileSync(zip)));
  return Object.fromEntries(
    files.map(([name, body]) => [name, Buffer.from(body).toString('latin1')]),
  );
}
