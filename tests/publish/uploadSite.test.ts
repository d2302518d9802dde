/** The command: its prompt, Ctrl-C, what it prints and what it keeps secret. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkTypes } from '../../src/publish/checkTypes.ts';
import { uploadSite, type Stdio, type UploadOptions } from '../../src/publish/uploadSite.ts';
import { projectAt } from '../../src/generator/project.ts';
import { explain } from '../../src/generator/terminal.ts';
import { copyProjectForAll } from '../support/projectCopy.ts';
import { startCommand } from '../support/runCommand.ts';
import { writeFiles } from '../support/temporaryFiles.ts';
import { textsIn, settingsFor, startHost } from '../support/ftpHost.ts';
import { brokenPages, retries } from './uploadFixture.ts';

const copy = copyProjectForAll({ compiles: false, languages: ['en'] });

/** Runs the command in this process. Keys are typed in a terminal, after `meanwhile`. `send` belongs to a listening program. */
async function run(
  options: UploadOptions,
  env: Readonly<Record<string, string>> = {},
  keys = '',
  meanwhile = () => {},
  send?: (message: unknown) => void,
) {
  const terminal = { isTTY: keys !== '', setRawMode: () => {} };
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdout.once('data', () => {
    meanwhile();
    setImmediate(() => stdin.write(keys));
  });
  const printed = { out: '', err: '' };
  stdout.on('data', (text) => (printed.out += text));
  stderr.on('data', (text) => (printed.err += text));
  const stdio = { env, stdin: Object.assign(stdin, terminal), stdout, stderr, send };
  const signal = () => new AbortController().signal;
  const outcome = uploadSite(copy, options, stdio as unknown as Stdio, signal, retries());
  const failure = await outcome.then(
    ([, exitCode]) => exitCode || undefined,
    (error: unknown) => explain(error),
  );
  return { failure, ...printed };
}

it('builds and uploads what it has checked, with the settings of .env and a password, and names samples', async () => {
  const facts = copy.read('src/content/facts.jsonc');
  onTestFinished(() => copy.write('src/content/facts.jsonc', facts));
  copy.edit('src/content/facts.jsonc', '"agency": {\n    "checked": "2031-01-10",', '"agency": {');
  copy.edit(
    'src/content/facts.jsonc',
    'https://www.noor-travels.example',
    'https://www.example.com',
  );
  const host = await startHost({
    // Changes dist as another build would.
    onCommand: (line) =>
      line === 'SIZE .upload.json' ? copy.write('dist/index.html', 'unread') : undefined,
  });
  const { FTP_PASSWORD: password, SITE_URL, ...others } = settingsFor(host);
  const settings = Object.entries(others).map((setting) => setting.join('='));
  copy.write('.env', settings.join('\n'));
  onTestFinished(() => copy.remove('.env'));
  expect((await run({ sample: true })).failure).toBe(
    "Could not upload: the site's address is still a sample (https://www.example.com). Correct siteUrl in " +
      'src/content/facts.jsonc, or write the address that shows the folder into SITE_URL in .env.',
  );
  expect(host.ftp.log).toEqual([]);
  copy.write('.env', [...settings, `SITE_URL=${SITE_URL}`].join('\n'));
  // The key after the x deletes it. Meanwhile a rule changes.
  const { failure, out, err } = await run({ sample: true }, {}, `${password}x\u007f\r`, () =>
    copy.edit('src/content/facts.jsonc', '"passportMonths": 8,', '"passportMonths": 9,'),
  );
  expect(failure).toBeUndefined();
  expect(err).toContain('\n*** SAMPLE FACTS ARE BEING PUBLISHED ***\nVisitors will see facts that');
  expect(err).toContain(
    'ATTENTION: FTP_MODE in .env or FTP_TLS_CHECK in .env gives up what keeps the password secret on its way to 127.',
  );
  expect(out).toContain('FTP password of staff on 127.0.0.1 (it is not shown)');
  for (const key of ['hunter', '#2']) expect(out + err).not.toContain(key);
  expect(out).toMatch(
    /Bytes, gzip .+[^]+\nThe site is live and checked at \S+: \d+ pages, \d+ files, /,
  );
  const { '.htaccess': rules, ...built } = textsIn(copy.dist);
  expect(built['index.html']).toBe('unread');
  expect(built['terms-and-conditions/index.html']).toMatch(/at least 8\smonths/);
  expect(textsIn(host.root)).toEqual({
    ...built,
    'index.html': expect.stringContaining('<title>'),
    '.htaccess': expect.stringContaining(rules!),
  });
});

it.skipIf(process.platform === 'win32')(
  'Ctrl-C lets the current file finish, even if nothing reads the output any more',
  async () => {
    const current = 'STOR about/index.html.part';
    let resume = () => {};
    const pressed = new Promise<void>((resolve) => (resume = resolve));
    const host = await startHost({
      onCommand: async (line) => void (line === current && (await pressed)),
    });
    const { child, said, outcome } = startCommand(copy, {
      script: 'src/commands/upload.ts',
      args: ['--sample'],
      env: settingsFor(host),
    });
    await vi.waitUntil(() => host.ftp.log.includes(current), 30_000);
    child.kill('SIGINT');
    await vi.waitUntil(
      () => said().includes('Stopping after this file; press Ctrl-C again to stop at once.'),
      30_000,
    );
    child.stdout?.destroy();
    resume();
    const { code, err } = await outcome;
    expect(code).toBe(1);
    expect(err.trim().split('\n').at(-1)).toMatch(
      /^Could not finish the upload: it was stopped\. 1 page is new and complete; the/,
    );
    const pages = Object.keys(textsIn(host.root)).filter((name) => name.endsWith('.html'));
    expect(pages).toEqual(['about/index.html']);
    expect(brokenPages(host.root, [textsIn(copy.dist)])).toEqual([]);
  },
);

it('sends each step, and why it ended, to the program that started it', async () => {
  const host = await startHost();
  const told: unknown[] = [];
  const settings = { ...settingsFor(host), FTP_PASSWORD: 'wrong' };
  await run({ sample: true }, settings, '', undefined, (message) => told.push(message));
  expect(told).toEqual([
    { step: 'check' },
    { step: 'connect' },
    { end: 'failed', sentence: expect.stringContaining('{FTP_PASSWORD}') },
  ]);
});

const untyped = 'Could not log in: no password was typed. Nothing has been sent.';

it.each([
  ['with Ctrl-C', 'secr\u0003', untyped],
  ['with Ctrl-D', '\u0004', untyped],
  [
    'before the build without a terminal',
    '',
    'Could not ask for the password: this is not a terminal',
  ],
])('the password prompt ends %s', async (_, keys, sentence) => {
  const host = await startHost();
  const settings = { ...settingsFor(host), FTP_PASSWORD: '' };
  const { failure, out } = await run({ sample: true }, settings, keys);
  expect(failure).toContain(sentence);
  expect(out).not.toContain('Pictures: ');
  expect(host.ftp.log).toEqual([]);
});

it('refuses samples', async () => {
  const file = 'src/content/languages/index.jsonc';
  const languages = copy.read(file);
  onTestFinished(() => copy.write(file, languages));
  copy.edit(file, '"label": "English", "checked": "2031-01-10"', '"label": "English"');
  const host = await startHost();
  expect(await run({}, settingsFor(host))).toEqual({
    out: '',
    err: '',
    failure:
      'Could not publish: 1 text in src/content is still a sample (languages.en). Put each one right and write the day ' +
      'into checked of its group; a language is right once somebody who speaks it has read all of it, and the day is in its ' +
      'row of languages/index.jsonc. To publish it all the same, for a trial, run npm run upload -- --sample.',
  });
  expect(host.ftp.log).toEqual([]);
});

it('distinguishes a compiler that cannot start from a mistake in the code', async () => {
  const compiler = 'node_modules/typescript/bin/tsc';
  const missing = "throw new Error('Unable to resolve the package.\\nLook for it.');";
  const project = projectAt(writeFiles({ [compiler]: missing }));
  await expect(checkTypes(project)).rejects.toThrow(
    /^Could not publish: the compiler does not run on this computer \(Unable to resolve the package\)\. Run npm ci\.$/,
  );
});

it('refuses what does not compile', async () => {
  // Loading the packages' types would take a second.
  const settings = JSON.stringify({ compilerOptions: { lib: ['es2015'], types: [] } });
  const project = projectAt(
    writeFiles({ 'tsconfig.json': settings, 'price.ts': "const a: 1 = 'b';" }),
  );
  symlinkSync(path.resolve('node_modules'), path.join(project.root, 'node_modules'), 'junction');
  await expect(checkTypes(project)).rejects.toThrow(
    /^Could not publish: the compiler finds a mistake in the code\. Undo the last change there\.\n {4}price\.ts\(1,7\): error TS2322: .+$/m,
  );
  const compiler = 'node_modules/typescript/bin/tsc';
  copy.write(compiler, 'process.exitCode = 1;');
  onTestFinished(() => copy.remove(compiler));
  const host = await startHost();
  expect((await run({}, settingsFor(host))).failure).toMatch(/^Could not publish: the compiler /);
  expect(host.ftp.log).toEqual([]);
});
