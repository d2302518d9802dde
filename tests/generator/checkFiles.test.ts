/** What the build refuses in a finished site, and what its report says. */
import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import type { MadeSite } from '../../src/generator/makeSite.ts';
import { report } from '../../src/generator/report.ts';
import { made } from '../support/madeSite.ts';

type Contents = Readonly<Record<string, string | Uint8Array>>;

const origin = 'https://www.noor-travels.example';
const page = (name: string, body = '') =>
  `<title>${name}</title><meta name="description" content="About ${name}"/><h1>${name}</h1>${body}`;
const sound = {
  'index.html': page('Home'),
  'about/index.html': page('About', '<p id="team"></p>'),
  '404.html': page('Lost'),
  'a.avif': 'a',
  'b c.avif': 'b',
  'empty/x': '',
};
const [home, about] = made.routes;
const lost = made.routes.at(-1)!;

function siteOf(files: Contents, routes = [home!, about!, lost]): MadeSite {
  return { ...made, routes, files: new Map(Object.entries({ ...sound, ...files })) };
}

const check = (files: Contents) => checkFiles(siteOf(files));

/** The sentences on the home page with something added. */
function sentences(body: string): string[] {
  try {
    check({ 'index.html': page('Home', body) });
    return [];
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    return lines.map((line) => line.replace('Could not publish index.html: ', ''));
  }
}

describe('the check of the files', () => {
  it.each([
    `<a href="${origin}/about">x</a><a href="/about#team">x</a><a href="https://never-asked.invalid/">x</a>`,
    '<img src="/a.avif?v=12345678" srcset="/a.avif 1w, /b%20c.avif 2w">',
  ])('finds nothing in %s', (body) => {
    expect(sentences(body)).toEqual([]);
  });

  const none = 'which the site does not have';
  const noAddress = 'which is no address';

  it.each([
    ['<a href="/gone">x</a>', '<a href="/gone"> leads to /gone (a href)', none],
    ['<a href="/About">x</a>', '<a href="/About"> leads to /About (a href)', none],
    ['<a href="/empty">x</a>', '<a href="/empty"> leads to /empty (a href)', none],
    [`<a href="${origin}/b">x</a>`, `<a href="${origin}/b"> leads to ${origin}/b (a href)`, none],
    [
      '<a href="about">x</a>',
      '<a href="about"> leads to about (a href)',
      'which has to begin with a slash',
    ],
    ['<a href="#a">x</a>', '<a href="#a"> leads to #a (a href)', 'but index.html has no id "a"'],
    [
      '<a href="/about#a">x</a>',
      '<a href="/about#a"> leads to /about#a (a href)',
      'but about/index.html has no id "a"',
    ],
    ['<a href="">x</a>', '<a href=""> leads to nothing (a href)', noAddress],
    ['<a class="x">About us</a>', '<a> leads to nothing (a without href)', noAddress],
    ['<a href="https://">x</a>', '<a href="https://"> leads to https:// (a href)', noAddress],
    ['<img src="/gone.jpg">', '<img src="/gone.jpg"> leads to /gone.jpg (img src)', none],
    ['<img srcset="/a.avif 1w, /b.avif 2w">', '<img> leads to /b.avif (img srcset)', none],
    ['<link rel="preload" href="/a">', '<link href="/a"> leads to /a (link preload)', none],
    ['<script src="/a.js"></script>', '<script src="/a.js"> leads to /a.js (script src)', none],
    ['<style>a{src:url(/a.woff2)}</style>', '<style> leads to /a.woff2 (css url)', none],
    [
      '<i data-portrait="/a.avif?v=1 /b.mp4?v=2"></i>',
      '<i> leads to /b.mp4?v=2 (i data-portrait)',
      none,
    ],
    [
      `<meta property="og:image" content="${origin}/b">`,
      `<meta> leads to ${origin}/b (meta og:image)`,
      none,
    ],
    [
      `<script type="application/ld+json">{"a":[{"logo":"${origin}/gone.png"}]}</script>`,
      `<script> leads to ${origin}/gone.png (JSON-LD logo)`,
      none,
    ],
  ])('finds the link that leads nowhere in %s', (body, link, reason) => {
    expect(sentences(body)).toEqual([`${link}, ${reason}. Mend the link.`]);
  });

  it.each([
    ['<p aria-controls="gone"></p>', '<p>', 'aria-controls'],
    ['<p aria-labelledby="gone"></p>', '<p>', 'aria-labelledby'],
    ['<i id="a"></i><p aria-describedby="a gone"></p>', '<p>', 'aria-describedby'],
    ['<label for="gone"></label>', '<label>', 'for'],
    ['<button popovertarget="gone"></button>', '<button>', 'popovertarget'],
  ])('finds the id that is missing in %s', (body, tag, attribute) => {
    expect(sentences(body)).toEqual([
      `${tag} points at the id "gone" (${attribute}), which the page lacks.`,
    ]);
  });

  it.each([
    ['<h1>B</h1>', 'it has 2 <h1>. Give it one.'],
    ['<p id="a"></p><i id="a"></i>', '<i id="a"> has the id "a" a second time.'],
  ])('finds what stands twice in %s', (body, sentence) => {
    expect(sentences(body)).toEqual([sentence]);
  });

  const aboutWith = (old: string | RegExp, now: string) => ({
    'about/index.html': page('About').replace(old, now),
  });
  const icons = '{"icons":[{"src":"/icons/a.png"},{"src":"/a.avif"}]}';
  const write = 'in its file in src/content';

  it.each<[files: Record<string, string>, sentence: string]>([
    [aboutWith(/<h1>.*/, ''), 'about/index.html: it has 0 <h1>. Give it one.'],
    [
      aboutWith(/<h1>.*/, '<h1> <i></i></h1>'),
      'about/index.html: its <h1> is empty. Write its words in src/content.',
    ],
    [
      aboutWith(/<title>.*?</, '<title> <'),
      `about/index.html: its title is empty. Write one ${write}.`,
    ],
    [
      aboutWith('About About', ''),
      `about/index.html: its description is empty. Write one ${write}.`,
    ],
    [
      aboutWith('e>About', 'e>Home'),
      `about/index.html: its title is that of index.html. Write another ${write}.`,
    ],
    [
      aboutWith('t About', 't Home'),
      `about/index.html: its description is that of index.html. Write another ${write}.`,
    ],
    [
      { 'manifest.webmanifest': icons },
      'manifest.webmanifest: its icon /icons/a.png is not there. Put it into public/icons/a.png.',
    ],
    [
      { 'video/a.webm': '' },
      'public/video/a.webm: it is empty (0 bytes). Put the video there once more.',
    ],
    [
      { 'video/a.mp4': 'No video' },
      'public/video/a.mp4: it is no MP4 video. Put the video there once more.',
    ],
  ])('refuses %j', (files, sentence) => {
    expect(() => check(files)).toThrow(new Error(`Could not publish ${sentence}`));
  });

  it('names an error once for all pages that share it', () => {
    const link = '<a href="/gone">x</a>';
    const pages = {
      'index.html': page('Home', link + link),
      'about/index.html': page('About', link),
    };
    expect(() => check(pages)).toThrow(
      /^Could not publish index\.html: <a href="\/gone"> leads to .+ \(Also on about\/index\.html\.\)$/,
    );
    expect(() => check({ ...pages, '404.html': page('Lost', '<h1>x</h1>') })).toThrow(
      /^.+404\.html: it has 2 .+\n.+index.+$/,
    );
  });

  it('refuses two routes of one address', () => {
    const twice = siteOf({}, [home!, about!, { ...about!, title: 'Another' }]);
    expect(() => checkFiles(twice)).toThrow('Could not publish about/index.html: ');
  });
});

describe('the report', () => {
  // Words that no compression makes shorter.
  const noise = Array.from({ length: 9_000 }, (_, index) =>
    Math.sin(index).toString(36).slice(3),
  ).join(' ');
  const part = (id: string, title: string, text: string) =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${text}</section>`;
  const files = {
    'index.html': page('Home', noise.slice(0, 12_000)),
    'bn/index.html': `<html lang="bn">${page('Bengali', noise.slice(0, 12_000))}</html>`,
    'about/index.html': page('About', part('t', 'Places', noise) + part('u', 'Short', '')),
    'video/a.webm': Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), new Uint8Array(200_000)]),
  };
  const measured = made.routes.filter(({ path }) => /^\/(bn|about|404)?$/.test(path));
  const heavy = siteOf(files, measured);
  const text = report(
    {
      ...heavy,
      pictures: { files: new Map(), encoded: 1, cached: 2, reduced: ['mina'], doubtful: ['uhud'] },
      leftOut: ['.env', 'backup.zip'],
      warnings: ['A language lacks a line.'],
      passed: ['2030-01-09'],
      samples: [...made.samples, { field: 'facts.agency.phone', value: '+910000000000' }],
    },
    checkFiles(heavy),
    ['offer.pdf'],
    1.26,
  );
  const block = (title: string) => text.split(`\n\n${title}`)[1]?.split('\n\n')[0];

  it.each([
    ['index.html', 22_000],
    ['bn/index.html', 24_000],
    ['about/index.html', 12_000],
  ])('measures %s against its budget', (file, budget) => {
    const [, bytes, share] = new RegExp(`^${file} +([\\d,]+) +(\\d+) %$`, 'm').exec(text)!;
    expect(Number(share)).toBe(Math.round((Number(bytes!.replaceAll(',', '')) / budget) * 100));
  });

  it('counts the pictures and the seconds', () => {
    expect(text).toContain('Pictures: 1 file encoded, 2 from the cache. 1.3 s in all.\n');
  });

  it('names what was encoded at reduced quality', () => {
    expect(block('Of lower quality')).toMatch(/:\n {2}mina$/);
  });

  it('names the photographs that may be damaged', () => {
    expect(block('Perhaps damaged')).toMatch(/:\n {2}uhud$/);
  });

  it('names what is left out of public/', () => {
    expect(block('Not published from public/')).toMatch(/:\n {2}\.env\n {2}backup\.zip$/);
  });

  it('names what was deleted from dist', () => {
    expect(block('Deleted from dist')).toMatch(/:\n {2}offer\.pdf$/);
  });

  it('says of what is over its budget what would help', () => {
    const lines = block('Over budget, and slower on a phone:')!.trim().split('\n');
    expect(lines.map((line) => line.trim().replace(/\b\d\d,\d{3} /g, 'so many '))).toEqual([
      'about/index.html: its HTML weighs so many bytes, so many over its budget. ' +
        'Its longest part is “Places”; shorter texts there would help.',
      'public/video/a.webm weighs 200,004 bytes, 4 over its budget. Encode it smaller or shorter.',
    ]);
  });

  it('lists where a language differs', () => {
    expect(block('A language is not as English is')).toMatch(/:\n {2}A language lacks a line\.$/);
  });

  it('lists the departures whose day has passed, and the day of the build', () => {
    expect(block('Departures that are not shown')).toMatch(/ 2031-01-15:\n {2}2030-01-09$/);
  });

  it('lists every sample with its value or its file', () => {
    expect(block('Samples that only the agency can put right')!.split('\n').slice(1)).toEqual([
      '  languages.ur         src/content/languages/ur.ts',
      '  facts.agency.phone   +910000000000',
    ]);
  });

  it('repeats what only the agency can answer', () => {
    expect(block('Questions that only the agency can answer')).toMatch(
      /:\n {2}Is the kit in the price\?$/,
    );
  });

  it('leaves out what there is nothing to say of', () => {
    const calm = { ...siteOf({}), samples: [], warnings: [], passed: [], leftOut: [] };
    const { facts } = calm.content;
    const answered = {
      ...calm,
      content: { ...calm.content, facts: { ...facts, openQuestions: [] } },
    };
    expect(report(answered, checkFiles(answered), [], 1).split('\n\n')).toHaveLength(2);
  });
});
