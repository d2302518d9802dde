/** The command `npm run links`: exit codes and what it says. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusingUrl, startPlaying, writeSite } from './trial.ts';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as npm does. */
function start(...words: string[]): Promise<Outcome> {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const args = ['--import', 'tsx', path.join('src', 'links', 'main.ts'), ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** Runs the command in this process, which is quicker. */
async function run(...words: string[]): Promise<Outcome> {
  vi.resetModules();
  const [argv, out, err] = [process.argv, vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of [out, err]) spy.mockImplementation(() => {});
  process.argv = [...argv.slice(0, 2), ...words];
  try {
    await import('../../src/links/main.ts');
    const said = (spy: typeof out) => spy.mock.calls.map((line) => `${line.join(' ')}\n`).join('');
    return { code: Number(process.exitCode), out: said(out), err: said(err) };
  } finally {
    process.argv = argv;
    process.exitCode = 0;
    vi.restoreAllMocks();
  }
}

/** The sound site with links on its page About. */
const siteWith = (...addresses: string[]) => {
  return writeSite({ 'about/index.html': addresses.map((address) => `<a href="${address}">x</a>`).join('') });
};

/** The lines of what was said, with the columns of the table told apart by a stroke. */
const rowsOf = (out: string) => out.split('\n').map((line) => line.replace(/ {2,}/g, ' | '));

// A proxy that this machine may have does not reach the servers of these tests.
beforeEach(() => void vi.stubEnv('https_proxy', ''));
afterEach(() => void vi.unstubAllEnvs());

describe('npm run links', () => {
  it('ends well when every link leads somewhere, and fails when one within the site or out of it is broken', async () => {
    const { url } = await startPlaying();
    const [sound, broken] = await Promise.all([
      start('--require-outbound', '--dist', siteWith(`${url}/200`, `${url}/403`)),
      start('--dist', siteWith('/gone', `${url}/404`)),
    ]);
    expect([sound.code, sound.err]).toEqual([0, '']);
    expect(rowsOf(sound.out)).toEqual([
      expect.stringMatching(/^Links on 4 pages: \d+, faults within the site: 0$/),
      'Outbound addresses: 2, broken: 0',
      '',
      'VERDICT | LINK | REASON | STANDS ON',
      `BLOCKED | ${url}/403 | 403, the site refuses this checker | /about`,
      `OK | ${url}/200 | answers 200 | /about`,
      '',
    ]);
    expect([broken.code, broken.err]).toEqual([1, '']);
    expect(rowsOf(broken.out)).toEqual([
      expect.stringMatching(/^Links on 4 pages: \d+, faults within the site: 1$/),
      'Outbound addresses: 1, broken: 1',
      '',
      'VERDICT | LINK | REASON | STANDS ON',
      'BROKEN | /gone | there is no such page or file | /about',
      `BROKEN | ${url}/404 | 404, there is no such page | /about`,
      '',
    ]);
  });

  it('fails for one link alone, within the site or out of it, unless it is told to stay within', async () => {
    const { url, asked } = await startPlaying();
    const leadsOut = siteWith(`${url}/404`);
    expect((await run('--internal-only', '--dist', leadsOut)).code).toBe(0);
    expect(asked).toEqual([]);
    expect((await run('--dist', leadsOut)).code).toBe(1);
    expect((await run('--internal-only', '--dist', siteWith('#gone'))).code).toBe(1);
  });

  it('misses nothing outbound where no link leads there', async () => {
    expect(await run('--require-outbound', '--dist', siteWith())).toMatchObject({ code: 0, err: '' });
  });

  it('says loudly that nothing outbound could be reached and fails only when it had to be', async () => {
    const folder = siteWith(await refusingUrl());
    const lenient = await run('--dist', folder);
    const strict = await run('--dist', folder, '--require-outbound');
    for (const { out, err } of [lenient, strict]) {
      expect(err).toContain('\nNOTHING OUTBOUND COULD BE REACHED. ');
      expect(out).toMatch(/^UNREACHABLE +http:\S+ +the connection is refused +\/about$/m);
    }
    expect([lenient.code, strict.code]).toEqual([0, 1]);
    expect(lenient.err).toContain('This does not count as a failure.\n');
    expect(strict.err).toContain('This counts as a failure because of --require-outbound.\n');
  });

  it('asks to build first where there is no site', async () => {
    const { code, out, err } = await run('--dist', path.join(writeSite(), 'gone'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^Could not read the built site \(.*gone\): there is no such folder\. Run npm run build\.\n$/);
  });

  it.each([[['--frobnicate']], [['stray']], [['--dist']], [['--internal-only', '--require-outbound']]])(
    'answers %j with a sentence',
    async (words) => {
      const { code, out, err } = await run(...words);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^Could not check the links.*\. Use .*\.\n$/);
      expect(err).toContain(words[0]);
    },
  );
});
