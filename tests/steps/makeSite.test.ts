/** What the steps make of their sources, file by file. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as site from '../../src/site.ts';
import { bundleClient } from '../../src/steps/client.ts';
import type { Files } from '../../src/steps/files.ts';
import { renderPages, type PageParts } from '../../src/steps/pages.ts';
import { readFont, readPublic, versionPublic } from '../../src/steps/publicFiles.ts';
import { projectAt } from '../../src/project.ts';
import { copyProject } from '../support/projectCopy.ts';
import { fakePicture } from '../support/renderRoute.tsx';
import { writeFiles } from '../support/writtenSite.ts';

describe('the browser script', () => {
  const texts = (files: Files) => new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));

  it('is one small file that pages load, and Glide for those who need it, which is asked for while the page runs', async () => {
    const { files, scriptUrl } = await bundleClient(projectAt());
    const codes = texts(files);
    const main = codes.get(scriptUrl.slice(1))!;
    expect(scriptUrl).toMatch(/^\/assets\/main\.[0-9A-Z]{8}\.js$/);
    expect(gzipSync(main).length).toBeLessThanOrEqual(1_500);
    for (const name of codes.keys()) expect(name).toMatch(/^assets\/[\w-]+\.[0-9A-Z]{8}\.js$/);
    expect(main).not.toMatch(/^import[^(]|[;}]import[^(]/);
    const asked = [...main.matchAll(/import\("\.\/([\w.-]+)"\)/g)].map(([, name]) => `assets/${name}`);
    expect(asked).not.toEqual([]);
    for (const name of asked) expect(codes.has(name)).toBe(true);
  });

  it('is read by the oldest browsers that know modules, and has another name when it is another script', async () => {
    const copy = copyProject();
    copy.edit('src/client/main.ts', 'samePage(document);', 'samePage(document?.body?.ownerDocument ?? document);');
    const changed = await bundleClient(copy);
    for (const code of texts(changed.files).values()) expect(code).not.toMatch(/\?\.[a-z[(]|\?\?|\|\|=|&&=/i);
    expect(changed.scriptUrl).not.toBe((await bundleClient(projectAt())).scriptUrl);
  });

  it('tells file and line of a mistake', async () => {
    const copy = copyProject();
    copy.write('src/client/find.ts', "export function find() {\n  return 'a;\n}\n");
    await expect(bundleClient(copy)).rejects.toThrow(
      'Could not bundle the browser script (src/client/find.ts, line 2): Unterminated string literal. Mend that line.',
    );
  });
});

describe('public files and the font', () => {
  it('are published as they are, dotfiles too, but for what file managers leave', () => {
    const root = writeFiles({
      'public/favicon.ico': 'i',
      'public/.well-known/security.txt': 's',
      'public/video/a b é.mp4': 'v',
      'public/Thumbs.db': 'of Windows',
      'public/video/.DS_Store': 'of a Mac',
    });
    expect([...readPublic(projectAt(root))].map(([name, bytes]) => [name, String(bytes)])).toEqual([
      ['.well-known/security.txt', 's'],
      ['favicon.ico', 'i'],
      ['video/a b é.mp4', 'v'],
    ]);
  });

  it('have addresses that change with what is in them', () => {
    const versioned = (content: string) => versionPublic(new Map([['a.mp4', content]]))('/a.mp4');
    // echo -n v | sha256sum
    expect(versioned('v')).toBe('/a.mp4?v=4c94485e');
    expect(versioned('w')).not.toBe(versioned('v'));
    const font = readFont();
    const [[name, bytes]] = [...font.files] as [[string, Buffer]];
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect([`/${name}`, font.fontUrl]).toEqual(
      Array(2).fill(`/assets/marcellus.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`),
    );
  });

  it('are told where one is missing that the site shows', () => {
    expect(() => versionPublic(new Map())('/video/hero.mp4')).toThrow(
      'Could not find hero.mp4 (public/video/hero.mp4): the site shows it. Put it there.',
    );
  });
});

describe('the pages', () => {
  const css = '@font-face{src:url(/assets/marcellus.woff2)}.lead{color:red}';
  const parts: PageParts = {
    styles: { home: css, about: css, contact: `${css}.find-us{top:0}`, legal: css, 'key-facts': css, 'not-found': css },
    shorten: (html) => html.replaceAll('"lead"', '"l"'),
    scriptUrl: '/assets/main.js',
    fontUrl: '/assets/marcellus.1a2b3c4d.woff2',
    pictures: { get: (request) => ({ ...fakePicture(request), colour: '#123456' }) },
    publicUrl: (path) => path,
  };
  const pages = new Map([...renderPages(site, parts)].map(([file, html]) => [file, String(html)]));

  it('are where hosts look for them', () => {
    expect([...pages.keys()]).toEqual([
      'index.html',
      'about/index.html',
      'contact/index.html',
      'terms-and-conditions/index.html',
      'refund-policy/index.html',
      'privacy-policy/index.html',
      'bn/index.html',
      'hi/index.html',
      'ur/index.html',
      '404.html',
    ]);
  });

  it('carry their own style alone, with the real address of the font and a colour for each picture, and short names', () => {
    for (const [file, html] of pages) {
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html)!;
      expect(style.includes('url(/assets/marcellus.1a2b3c4d.woff2)'), file).toBe(true);
      expect(style.includes('.find-us'), file).toBe(file === 'contact/index.html');
      for (const [, slug] of html.matchAll(/data-picture="([^"]+)"/g)) {
        expect(style).toContain(`[data-picture=${slug}]{background:#135}`);
      }
    }
    expect(pages.get('about/index.html')).toContain('class="l"');
  });

  it('carry a policy that allows their own style and script by what these are, and else nothing from elsewhere', () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
    for (const html of pages.values()) {
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html)!;
      const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)!;
      expect(policy.replaceAll('&#x27;', "'").split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self' 'inline-speculation-rules'",
        `style-src ${hashOf(style)}`,
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        'frame-src https://www.google.com',
        "form-action 'none'",
        "base-uri 'none'",
      ]);
    }
  });

  it('say which style sheet is missing', () => {
    const { legal: _, ...styles } = parts.styles;
    expect(() => renderPages(site, { ...parts, styles })).toThrow(
      'Could not style the page /terms-and-conditions (styles/pages/legal.scss): there is no such file. ' +
        'Add it, or name another style in src/routes.ts.',
    );
  });
});
