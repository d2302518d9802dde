/** The command `npm run pack` and its archive for hosting panels. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { packSite } from '../../src/commands/packSite.ts';
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

const zipOf = ({ root }: { root: string }) => path.join(root, 'dist.zip');
const script = 'src/commands/pack.ts';

it('refuses samples; for a trial packs all of the built site and names them', async () => {
  const copy = copyProject();
  const zip = zipOf(copy);
  copy.edit('src/content/facts.ts', 'passportMonths: 8,', 'passportMonths: 9,');
  const refused = await runCommand(copy, { script });
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /^Could not publish: .+ for a trial, run npm run pack -- --sample\.\n$/,
  );
  expect([existsSync(zip), existsSync(copy.dist)]).toEqual([false, false]);
  const { code, out, err } = await runCommand(copy, { script, args: ['--sample'] });
  expect(code).toBe(0);
  const packed = Object.entries(unzipSync(readFileSync(zip)));
  const texts = packed.map(([name, body]) => [name, Buffer.from(body).toString('latin1')]);
  expect(Object.fromEntries(texts)).toEqual(treeOf(copy.dist));
  expect(Object.keys(treeOf(copy.dist))).toEqual(
    expect.arrayContaining(['.htaccess', 'index.html']),
  );
  expect(out).toContain(`dist.zip: ${packed.length} files, `);
  expect(err).toContain('*** SAMPLE FACTS ARE BEING PUBLISHED ***\n');
});

it('packs what it has checked, though a rule changes while the compiler runs', async () => {
  const copy = copyProject({ compiles: false });
  const facts = JSON.stringify(path.join(copy.root, 'src/content/facts.ts'));
  copy.write(
    'node_modules/typescript/bin/tsc',
    `import('node:fs').then(({ readFileSync: read, writeFileSync: write }) =>
      write(${facts}, read(${facts}, 'utf8').replace('passportMonths: 8,', 'passportMonths: 9,')));`,
  );
  expect((await runCommand(copy, { script })).code).toBe(0);
  expect(copy.read('src/content/facts.ts')).toContain('passportMonths: 9,');
  const unpacked = Object.values(unzipSync(readFileSync(zipOf(copy))));
  const packed = unpacked.map((body) => Buffer.from(body).toString('latin1')).join();
  expect(packed).toMatch(/\b8\W{1,6}months/);
  expect(packed).not.toMatch(/\b9\W{1,6}months/);
  // The next run sees the new rule, and leaves what there is.
  // As texts: vitest compares a Buffer byte by byte, which takes seconds.
  const left = () => [treeOf(copy.dist), readFileSync(zipOf(copy), 'latin1')];
  const before = left();
  expect((await runCommand(copy, { script })).code).toBe(1);
  expect(left()).toEqual(before);
});

it('asks about promises of day and night, and refuses what does not compile', async () => {
  const copy = copyProject({ compiles: false });
  const packed = await runCommand(copy, { script });
  expect(packed.code, packed.err).toBe(0);
  expect(packed.err).toMatch(/^Are promises of day and night still true beside hours of 9 am /);
  copy.write('node_modules/typescript/bin/tsc', 'process.exitCode = 1;');
  const refused = await runCommand(copy, { script });
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/^Could not publish: the compiler finds a mistake in the code\./);
});
