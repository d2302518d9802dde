/** The command itself, run as npm does: exit codes and what it says. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { refusingUrl, startPlaying } from './playServer.ts';
import { soundSite, writeSite } from './writeSite.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as npm does, without a proxy that this machine may have. */
function run(...words: string[]): Promise<Outcome> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^https?_proxy$/i.test(name)));
  const args = ['--import', 'tsx', join('src', 'links', 'main.ts'), ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project, env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** The sound site with links to other sites on its pages. */
const siteWith = (...addresses: string[]) => {
  const links = addresses.map((address) => `<a href="${address}">x</a>`).join('');
  return writeSite({ ...soundSite, 'about/index.html': `${soundSite['about/index.html']}${links}` });
};

describe('npm run links', () => {
  it('ends well when every link leads somewhere', async () => {
    const { url } = await startPlaying();
    const { code, out, err } = await run('--require-outbound', '--dist', siteWith(`${url}/200`, `${url}/403`));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('faults within the site: 0\nOutbound addresses: 2, broken: 0\n');
    expect(out).toMatch(/^BLOCKED +http:\S+\/403 +403, the site refuses this checker +\/about$/m);
    expect(out).toMatch(/^OK +http:\S+\/200 +answers 200 +\/about$/m);
  });

  it('misses nothing outbound when no link leads out of the site', async () => {
    expect(await run('--require-outbound', '--dist', siteWith())).toMatchObject({ code: 0, err: '' });
  });

  it('fails when a link within the site is broken', async () => {
    const { code, out } = await run('--internal-only', '--dist', siteWith('/gone', 'tel:1', '#'));
    expect(code).toBe(1);
    expect(out).toContain('faults within the site: 3\n');
    expect(out).toMatch(/^BROKEN +\/gone +there is no such page or file +\/about$/m);
  });

  it('fails when an outbound link is broken, unless it is told to stay within the site', async () => {
    const { url, requests } = await startPlaying();
    const folder = siteWith(`${url}/404`);
    expect((await run('--internal-only', '--dist', folder)).code).toBe(0);
    expect(requests).toEqual([]);
    const { code, out } = await run('--dist', folder);
    expect(code).toBe(1);
    expect(out).toMatch(/^BROKEN +http:\S+\/404 +404, there is no such page +\/about$/m);
  });

  it('says loudly that nothing outbound could be reached and fails only when it had to be', async () => {
    const folder = siteWith(await refusingUrl());
    const [lenient, strict] = await Promise.all([run('--dist', folder), run('--dist', folder, '--require-outbound')]);
    for (const { out, err } of [lenient, strict]) {
      expect(err).toContain('NOTHING OUTBOUND COULD BE REACHED.');
      expect(out).toMatch(/^UNREACHABLE +http:\S+ +the connection is refused +\/about$/m);
    }
    expect([lenient.code, strict.code]).toEqual([0, 1]);
  });

  it('asks to build first when there is no folder or no page', async () => {
    const empty = writeSite({ 'robots.txt': '' });
    const [none, noPage] = await Promise.all([run('--dist', join(empty, 'dist')), run('--dist', empty)]);
    expect(none).toEqual({
      code: 1,
      out: '',
      err: 'Could not check the links (dist): there is no dist folder. Run npm run build first.\n',
    });
    expect(noPage.err).toContain('there is no page in it. Run npm run build first.\n');
    expect(noPage.code).toBe(1);
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
