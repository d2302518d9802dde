/** The command `npm run build`: what it writes and prints, and what it leaves when it fails. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectAt, type Project } from '../../src/generator/project.ts';
import { explain } from '../../src/generator/terminal.ts';
import { build } from '../support/build.ts';
import { removableStarts } from '../support/imports.ts';
import { bytesIn, copyProjectForAll } from '../support/projectCopy.ts';
import { runCommand, type Outcome } from '../support/runCommand.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

/** Writes a project that has what a command needs to start, and no packages. */
function bareProject(folder = ''): Project {
  const needed = ['package.json', 'src/commands/start.js', 'build.ts'];
  const files = needed.map((name) => [`${folder}${name}`, readFileSync(name)] as const);
  return projectAt(path.join(writeFiles(Object.fromEntries(files)), folder));
}

it('asks for npm ci if a package or the program of esbuild is missing', async () => {
  const bare = bareProject();
  const say = (name: string) => ({
    code: 1,
    out: '',
    err: expect.stringMatching(
      `^Could not start \\(node_modules\\): ${name} is not there\\. Run npm ci first\\.\n$`,
    ),
  });
  expect(await runCommand(bare)).toEqual(say('@clack/prompts'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object;
  };
  for (const name of Object.keys(dependencies))
    mkdirSync(path.join(bare.root, 'node_modules', name), { recursive: true });
  expect(await runCommand(bare)).toEqual(say('@esbuild/.+'));
});

it.skipIf(process.platform === 'win32')(
  'says why it cannot start in a folder named "what?"',
  async () => {
    const { code, out, err } = await runCommand(bareProject('what?/'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^Could not start \(.+\): a folder has a \? in its name\. Rename it\.\n$/);
  },
);

describe('npm run build', () => {
  const copy = copyProjectForAll();
  let outcome: Outcome;
  /** The files that a build makes in this process, and those that the command makes in its own. */
  let here: Record<string, string>;
  let site: Record<string, string>;
  beforeAll(async () => {
    await build(copy);
    here = bytesIn(copy.dist);
    // Saves files as editors on Windows do. Styles stay as they are, or they would be compiled again, for all later tests too,
    // because copies share their caches; see styles.test.
    for (const folder of ['src/content', 'src/site/client', 'src/site/components']) {
      for (const [file, content] of Object.entries(bytesIn(path.join(copy.root, folder)))) {
        if (file.endsWith('.scss')) continue;
        const text = `\xef\xbb\xbf${content.replaceAll('\n', '\r\n')}`;
        copy.write(`${folder}/${file}`, Buffer.from(text, 'latin1'));
      }
    }
    // Deletes the rooms that can be taken away; see removal.test.
    for (const start of removableStarts().filter((name) => name.startsWith('src/')))
      rmSync(path.join(copy.root, start), { recursive: true });
    const start = 'await run(';
    const twoYearsLater = 'const { now } = Date;\nDate.now = () => now() + 63e9;\n';
    copy.edit('build.ts', start, twoYearsLater + start);
    copy.write('dist/old-page/index.html', 'of an earlier release');
    const link = `${copy.root} link`;
    symlinkSync(copy.root, link, 'junction');
    outcome = await runCommand(
      { ...copy, root: link },
      {
        script: path.join(link, 'build.ts'),
        env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'development' },
        shell: 'umask 077',
      },
    ).finally(() => unlinkSync(link));
    site = bytesIn(copy.dist);
  });

  it('exits with code 0, without a warning of React, whose development build ran', () => {
    expect([outcome.code, outcome.err]).toEqual([0, '']);
  });

  it('reports the pages and pictures in lines that fit a terminal', () => {
    expect(outcome.out).toContain('about/index.html');
    expect(outcome.out).toMatch(/^Pictures: 0 files encoded, [1-9]\d* from the cache\./m);
    for (const line of outcome.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('writes the same bytes without those rooms, on any day, in any time zone, with any umask or editor', () => {
    expect(Object.keys(site)).toEqual(Object.keys(here));
    for (const [file, content] of Object.entries(site))
      expect(here[file] === content, file).toBe(true);
    expect(readdirSync(copy.root).filter((name) => /^\.?dist/.test(name))).toEqual(['dist']);
  });

  it('writes only what visitors may see: no language that nobody has read', () => {
    const texts = Object.entries(site).filter(([file]) => /\.(html|xml|webmanifest)$/.test(file));
    const inUrdu = texts.filter(([file, text]) => /(^|\/)ur\/|lang="ur"/.test(file + text));
    expect(inUrdu.map(([file]) => file)).toEqual([]);
    const pages = Object.keys(site).filter((file) => /(^|\/)index\.html$/.test(file));
    expect(pages.filter((file) => file.startsWith('bn/'))).not.toEqual([]);
    const addresses = [...site['sitemap.xml']!.matchAll(/<loc>https:\/\/[^/]+\/(.*?)<\/loc>/g)];
    expect(addresses.map(([, address]) => `${address}index.html`).sort()).toEqual(pages.sort());
    expect(outcome.out).toContain('languages.ur: Nobody who speaks');
    expect(outcome.out.trim().split('\n').at(-1)).toBe('This can be published.');
  });

  it('publishes no trace of its tools or its folders', () => {
    for (const [file, content] of Object.entries(site)) {
      expect(file).not.toMatch(/\.(tsx?|scss|map)$|node_modules/);
      if (!/\.(html|js|txt|xml|webmanifest)$/.test(file)) continue;
      expect(content, file).not.toMatch(
        /react|sourceMappingURL|hydrate|node_modules|file:\/\/|[A-Z]:\\/i,
      );
      expect(content, file).not.toContain(path.basename(copy.root));
    }
  });

  it('accepts --unread and --verbose, and leaves dist as it was when it fails', async () => {
    // Nobody has read Urdu, and nobody knows the advance.
    copy.edit('src/content/languages/ur.jsonc', /"headline": ".*"/, '"headline": "{advance}"');
    // What a killed build leaves behind.
    renameSync(copy.dist, path.join(copy.root, '.dist-old-99999999'));
    const { code, out, err } = await runCommand(copy, { args: ['--unread', '--verbose'] });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^Could not use src\/content\/languages\/ur\.jsonc, line \d+: hero\.headline is "\{advance\}"\. /m,
    );
    expect(err).toMatch(/^ +at /m);
    expect(bytesIn(copy.dist)).toEqual(site);
  });
});

it('explains an error in one sentence, and its causes with --verbose', () => {
  const error = new Error('Could not build', { cause: new Error('it is full') });
  expect(explain(error)).toBe('Could not build');
  expect(explain(error, true)).toMatch(
    /^Could not build\n[^]*^Caused by: Error: it is full\n +at /m,
  );
});
