/** The command `npm run pack` and its archive for hosting panels. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { packSite } from '../../src/publish/pack.ts';
import { build } from '../support/build.ts';
import { copyProject, treeOf } from '../support/projectCopy.ts';
import { runCommand } from '../support/runCommand.ts';
import { emptyFolder } from '../support/temporaryFiles.ts';

const files = new Map([
  ['.htaccess', 'rules'],
  ['a/पथ.txt', 'नमस्ते'],
  ['empty.txt', ''],
  ['index.html', 'home'],
]);

const archivePath = () => path.join(emptyFolder(), 'dist.zip');

it('packs the same bytes in every time zone, in the place of an older archive', () => {
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

it('packs what it has checked, then refuses samples, and for a trial packs all and names them', async () => {
  const copy = copyProject({ compiles: false });
  const zip = path.join(copy.root, 'dist.zip');
  const pack = (...args: string[]) => runCommand(copy, { script: 'src/commands/pack.ts', args });
  const facts = JSON.stringify(path.join(copy.root, 'src/content/facts.jsonc'));
  // A rule changes while the compiler runs.
  copy.write(
    'node_modules/typescript/bin/tsc',
    `import('node:fs').then(({ readFileSync: read, writeFileSync: write }) =>
      write(${facts}, read(${facts}, 'utf8').replace('"passportMonths": 8,', '"passportMonths": 9,')));`,
  );
  const { code, err } = await pack();
  expect(code, err).toBe(0);
  expect(copy.read('src/content/facts.jsonc')).toContain('"passportMonths": 9,');
  const packed = Object.values(unpacked(zip)).join();
  expect(packed).toMatch(/\b8\W{1,6}months/);
  expect(packed).not.toMatch(/\b9\W{1,6}months/);

  expect(err).toBe('');
  copy.edit('src/content/facts.jsonc', '"passportMonths": 9,', '"passportMonths": 8,');
  const published = treeOf(copy.dist);
  await build(copy);
  expect(treeOf(copy.dist)).toEqual(published);

  // The next run meets a sample, and leaves what there is.
  copy.edit('src/content/facts.jsonc', /(?<="agency": \{\n)\s+"checked": .*\n/, '');
  const left = () => [treeOf(copy.dist), readFileSync(zip, 'latin1')];
  const before = left();
  const refused = await pack();
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /^Could not publish: .+ for a trial, run npm run pack -- --sample\.\n$/,
  );
  expect(left()).toEqual(before);

  const trial = await pack('--sample');
  expect(trial.code).toBe(0);
  expect(unpacked(zip)).toEqual(treeOf(copy.dist));
  const names = Object.keys(treeOf(copy.dist));
  expect(names).toEqual(expect.arrayContaining(['.htaccess', 'index.html']));
  expect(trial.out).toContain(`dist.zip: ${names.length} files, `);
  expect(trial.err).toMatch(/SAMPLE FACTS.*\n.*facts\.agency.*languages\.ur/);
});

/** As texts: vitest compares a Buffer byte by byte, which takes seconds. */
function unpacked(zip: string): Record<string, string> {
  const files = Object.entries(unzipSync(readFileSync(zip)));
  return Object.fromEntries(
    files.map(([name, body]) => [name, Buffer.from(body).toString('latin1')]),
  );
}
