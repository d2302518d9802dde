/** What the build makes of scripts, public files and stray files; tests/site covers the pages. */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findStrayFiles } from '../../src/generator/content/strayFiles.ts';
import { projectAt } from '../../src/generator/project.ts';
import { bundleClient } from '../../src/generator/output/bundleClient.ts';
import {
  readPublic,
  refuseTakenNames,
  versionPublic,
} from '../../src/generator/output/publicFiles.ts';
import { brokenRules, ordinaryRules } from '../support/apacheRules.ts';
import { answeredMade } from '../support/answeredSite.ts';
import { made } from '../support/madeSite.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

describe('the browser script', () => {
  /** Returns the script of a project that has nothing else. */
  const bundleOf = (main: string) =>
    bundleClient(projectAt(writeFiles({ 'src/site/client/main.ts': main })));

  it('runs in the oldest browsers with modules, and gets a new name once it has changed', async () => {
    const { files, scriptUrl } = await bundleOf('alert(window?.a ?? 1);');
    const [code] = [...files.values()].map((bytes) => Buffer.from(bytes).toString());
    expect(code).toContain('alert');
    expect(code).not.toMatch(/\?\.[a-z[(]|\?\?/i);
    // Browsers cache it for a year.
    expect(scriptUrl).toMatch(/^\/assets\/main\.[0-9A-Z]{8}\.js$/);
    expect((await bundleOf('alert(2);')).scriptUrl).not.toBe(scriptUrl);
  });

  it('names file and line of a mistake', async () => {
    await expect(bundleOf("export function find() {\n  return 'a;\n}\n")).rejects.toThrow(
      'src/site/client/main.ts:2:12: ERROR: Unterminated string literal',
    );
  });
});

it('has on its pages the day of the check, even if an upload waits for a password until after midnight', async () => {
  const { content, files, render } = await answeredMade();
  const inTenYears = '2241734400';
  vi.stubEnv('SOURCE_DATE_EPOCH', inTenYears);
  expect(String(render(content).get('index.html'))).toBe(String(files.get('index.html')));
});

describe('public files', () => {
  it.each(['a.20261122.jpg', 'pictures/a.jpg'])('never have a name like %s', (name) => {
    const root = writeFiles({ [`public/${name}`]: 'a' });
    expect(() => readPublic(projectAt(root))).toThrow(
      new RegExp(`^Could not use public/${name}: browsers would keep it for a year, .+\\.$`),
    );
  });

  it('are published unchanged, except leftovers and secrets, which are reported', () => {
    const published = [
      '.htaccess',
      '.well-known/security.txt',
      'favicon.ico',
      'google1a2b.html',
      'prototype.pdf',
      'video/a b e\u0301.mp4',
    ];
    const extensions =
      'zip rar 7z tar tgz gz bz2 xz zst sql sqlite3 db mdb accdb kdbx env pem key ppk p12 p8 jks ' +
      'keystore php phtml phps cgi aspx jsp inc';
    const secret = [
      ...extensions.split(' ').map((extension) => `a.${extension}`),
      '#notes.txt#',
      '.env.production',
      'Thumbs.db',
      'id_rsa',
      'wp-config.php.save',
      'icons/._icon.svg',
      'old certificate.PFX',
      'video - Shortcut.lnk',
      'video/hero.mp4~',
    ];
    const leftByPrograms = [
      'Icon\r',
      'prices.pdf:Zone.Identifier',
      'Thumbs.db:encryptable',
      'prices (Asma’s conflicted copy 2026-11-22).pdf',
      'prices.sync-conflict-20261122-101112-ABCDEFG.pdf',
      'prices-LAPTOP-7Q2.pdf',
      'backup.sql.bz2',
      'google-service-account-1a2b.json',
    ];
    if (process.platform !== 'win32') secret.push(...leftByPrograms);
    const folders = ['.git/objects/ab/cd', '__MACOSX/video/a.mp4', 'icons/@eaDir/a.png/b.jpg'];
    const all = [...published, ...secret, ...folders].map((name) => [
      `public/${name}`,
      `# ${name}`,
    ]);
    const { files, leftOut } = readPublic(projectAt(writeFiles(Object.fromEntries(all))));
    // A Mac writes a letter and its accent as two characters; links are compared in composed form.
    const kept = published.map((name) => [name.normalize(), `# ${name}`]);
    expect([...files].map(([name, bytes]) => [name, String(bytes)])).toEqual(kept);
    expect(leftOut.toSorted()).toEqual([...secret, '.git/', '__MACOSX/', 'icons/@eaDir/'].sort());
  });

  it.each(['public/.htaccess', 'public/video/.htaccess'])(
    'may have rules for Apache in %s, which are read as text',
    (file) => {
      for (const [origin, rules] of Object.entries(ordinaryRules)) {
        const { files } = readPublic(projectAt(writeFiles({ [file]: rules })));
        const text = String(rules).replace('\ufeff', '').replaceAll('\r', '');
        expect([...files], origin).toEqual([[file.replace('public/', ''), text]]);
      }
    },
  );

  it.each(brokenRules)(
    'are refused if Apache cannot read the rules %j',
    (rules, line, sentence) => {
      const root = writeFiles({ 'public/.htaccess': rules });
      const shown = path.join(root, 'public/.htaccess');
      expect(() => readPublic(projectAt(root))).toThrow(
        new Error(`Could not use ${shown}, line ${line}: ${sentence}`),
      );
    },
  );

  it('are refused if rules for Apache are not plain text', () => {
    const rules = Buffer.from('\ufeffRedirect 301 /old /about\r\n', 'utf16le');
    const root = writeFiles({ 'public/.htaccess': rules });
    expect(() => readPublic(projectAt(root))).toThrow(
      '.htaccess: it is not plain text. Save it again as plain text, with the encoding UTF-8.',
    );
  });

  it.skipIf(process.platform === 'win32')('are reported and left out if they are links', () => {
    const root = writeFiles({ '.env': 'secret', 'public/favicon.ico': 'i' });
    symlinkSync(path.join(root, '.env'), path.join(root, 'public/price.txt'));
    const { files, leftOut } = readPublic(projectAt(root));
    expect([...files.keys()]).toEqual(['favicon.ico']);
    expect(leftOut).toEqual(['price.txt (a link; put there what it leads to)']);
  });

  it.each([
    ['about/index.html', 'about/index.html'],
    ['About/Index.HTML', 'about/index.html'],
    ['about', 'about/index.html'],
    ['index.html/x.txt', 'index.html'],
    ['404.html', '404.html'],
    ['.htaccess/rules.txt', '.htaccess'],
  ])('are refused if the build makes a file of the same name: %s', (name, taken) => {
    const files = ['about/team.pdf', '.htaccess', name].map((file) => [file, ''] as const);
    expect(() => refuseTakenNames(new Map(files), made.files)).toThrow(
      `Could not use public/${name}: the build makes ${taken}. Give the file or its folder another name, or delete it.`,
    );
  });

  it('are refused if their names have capital letters', () => {
    const found = versionPublic(new Map([['video/Hero.MP4', '']]));
    expect(() => found('/video/hero.mp4')).toThrow(
      'Could not find hero.mp4 (public/video/hero.mp4): the site shows it. Rename public/video/Hero.MP4 to that.',
    );
  });

  it('have addresses that change with their content', () => {
    const address = versionPublic(
      new Map([
        ['a.mp4', 'v'],
        ['b.mp4', 'w'],
      ]),
    );
    // echo -n v | sha256sum
    expect(['/a.mp4', '/b.mp4', '/a.mp4'].map(address)).toEqual([
      '/a.mp4?v=4c94485e',
      '/b.mp4?v=50e721e4',
      '/a.mp4?v=4c94485e',
    ]);
  });
});

describe('files of the content that are not read', () => {
  const rows = '[{ "lang": "en" }, { "lang": "bn" }]';
  const read = ['facts.jsonc', 'structure.jsonc', 'languages/en.jsonc', 'languages/bn.jsonc'];
  const guides = ['README.md', 'languages/ReadMe.md'];
  const leftovers = ['.DS_Store', 'facts.jsonc.bak', 'languages/~$en.jsonc', '@eaDir/en.jsonc'];
  const strays = [
    'Facts - Copy.jsonc',
    'facts (1).jsonc',
    'languages/en (2).jsonc',
    'languages/ta.jsonc',
    'old/facts.jsonc',
    'visa.md',
  ];

  it('are found, except guides, pages of text and leftovers', () => {
    const names = [...read, ...guides, ...leftovers, ...strays, 'pages/visa.md'];
    const files = names.map((name) => [`src/content/${name}`, '']);
    const root = writeFiles({
      ...Object.fromEntries(files),
      'src/content/languages/index.jsonc': rows,
    });
    expect(findStrayFiles(projectAt(root))).toEqual(strays);
    expect(made.strays).toEqual([]);
    expect(made.pictures.unshown).toEqual([]);
  });
});
