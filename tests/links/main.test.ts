/** The command `npm run links`: exit codes and what it says. The tests of publishing start it as npm does. */
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPlaying, writeSite } from './trial.ts';

// A proxy that this machine may have does not reach the servers of these tests.
beforeEach(() => void vi.stubEnv('https_proxy', ''));
afterEach(() => void vi.unstubAllEnvs());

/** Runs the command in this process. */
async function run(...words: string[]) {
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
const siteWith = (...addresses: string[]) =>
  writeSite({ 'about/index.html': addresses.map((address) => `<a href="${address}">x</a>`).join('') });

it('fails for one broken link, within the site or out of it, and for no other; it may be told to stay within', async () => {
  const { url, asked } = await startPlaying();
  const sound = await run('--require-outbound', '--dist', siteWith(`${url}/200`, `${url}/403`));
  expect([sound.code, sound.err]).toEqual([0, '']);
  // The columns of the table told apart by a stroke.
  expect(sound.out.replace(/ {2,}/g, ' | ').split('\n')).toEqual([
    expect.stringMatching(/^Links on 4 pages: \d+, faults within the site: 0$/),
    'Outbound addresses: 2, broken: 0',
    '',
    'VERDICT | LINK | REASON | STANDS ON',
    `BLOCKED | ${url}/403 | 403, the site refuses this checker | /about`,
    `OK | ${url}/200 | answers 200 | /about`,
    '',
  ]);

  const broken = siteWith(`${url}/404`);
  const { code, out } = await run('--dist', broken);
  expect(code).toBe(1);
  expect(out).toMatch(/faults within the site: 0\nOutbound addresses: 1, broken: 1\n\n.+\nBROKEN +http:\S+\/404 /);
  const before = asked.length;
  expect((await run('--internal-only', '--dist', broken)).code).toBe(0);
  expect(asked).toHaveLength(before);
  const within = await run('--internal-only', '--dist', siteWith('#gone'));
  expect(within.code).toBe(1);
  expect(within.out).toMatch(/faults within the site: 1\n/);
  expect(within.out).toMatch(/\nBROKEN +\/about#gone +the page has no place named “gone” +\/about\n/);
});

it('says loudly that nothing outbound could be reached and fails only when it had to be', async () => {
  const { url, stop } = await startPlaying();
  stop();
  const folder = siteWith(`${url}/`);
  const [lenient, strict] = [await run('--dist', folder), await run('--dist', folder, '--require-outbound')];
  for (const { out, err } of [lenient, strict]) {
    expect(err).toContain('\nNOTHING OUTBOUND COULD BE REACHED. ');
    expect(out).toMatch(/^UNREACHABLE +http:\S+ +the connection is refused +\/about$/m);
  }
  expect([lenient.code, strict.code]).toEqual([0, 1]);
  expect(lenient.err).toContain('This does not count as a failure.\n');
  expect(strict.err).toContain('This counts as a failure because of --require-outbound.\n');
  // Nothing is missed where no link leads out.
  expect(await run('--require-outbound', '--dist', siteWith())).toMatchObject({ code: 0, err: '' });
});

it.each([
  [['--frobnicate'], /^Could not check the links \(--frobnicate\): .+\. Use --internal-only.*\.\n$/],
  [['stray'], /^Could not check the links \(stray\): .+\. Use .*\.\n$/],
  [['--dist', path.join('tests', 'gone')],
    /^Could not read the built site \(tests\/gone\): there is no such folder\. Run npm run build\.\n$/],
])('answers %j with a sentence', async (words, sentence) => {
  expect(await run(...words)).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
});
