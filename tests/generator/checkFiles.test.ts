/** What the build finds in a site before it publishes it, planted into a small sound one. */
import { describe, expect, it } from 'vitest';
import * as site from '../../src/generator/site.ts';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import type { Files } from '../../src/generator/files.ts';
import { report } from '../../src/generator/report.ts';

const origin = 'https://www.example.com';
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

function made(
  files: Readonly<Record<string, string | Uint8Array>>,
  routes = site.routes.slice(0, 2),
) {
  const all: Files = new Map(Object.entries({ ...sound, ...files }));
  return {
    site: {
      ...site,
      routes,
      agency: { ...site.agency, siteUrl: origin },
      unconfirmed: [],
    } as never,
    files: all,
  };
}

const check = (files: Readonly<Record<string, string | Uint8Array>>) => checkFiles(made(files));

/** The sentences on the home page with something added. */
function sentences(body: string): string[] {
  try {
    check({ 'index.html': page('Home', body) });
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .map((line) => line.replace('Could not publish index.html: ', ''));
  }
}

describe('the check of the files', () => {
  // What else is sound stands in the site itself, of which everyPage.test asks it.
  it.each([
    `<a href="${origin}/about">x</a><a href="/about#team">x</a><a href="https://never-asked.invalid/">x</a>`,
    '<img src="/a.avif?v=12345678" srcset="/a.avif 1w, /b%20c.avif 2w">',
  ])('finds nothing in %s', (body) => {
    expect(sentences(body)).toEqual([]);
  });

  it.each([
    [
      '<a href="/gone">x</a>',
      '<a href="/gone"> leads to /gone (a href), which the site does not have',
    ],
    [
      '<a href="/About">x</a>',
      '<a href="/About"> leads to /About (a href), which the site does not have',
    ],
    [
      '<a href="/empty">x</a>',
      '<a href="/empty"> leads to /empty (a href), which the site does not have',
    ],
    [
      '<a href="about">x</a>',
      '<a href="about"> leads to about (a href), which has to begin with a slash',
    ],
    [
      '<a href="#gone">x</a>',
      '<a href="#gone"> leads to #gone (a href), but index.html has no id "gone"',
    ],
    [
      '<a href="/about#a">x</a>',
      '<a href="/about#a"> leads to /about#a (a href), but about/index.html has no id "a"',
    ],
    [
      `<a href="${origin}/b">x</a>`,
      `<a href="${origin}/b"> leads to ${origin}/b (a href), which the site does not have`,
    ],
    ['<a href="">x</a>', '<a href=""> leads to nothing (a href), which is no address'],
    ['<a class="x">About us</a>', '<a> leads to nothing (a without href), which is no address'],
    [
      '<a href="https://">x</a>',
      '<a href="https://"> leads to https:// (a href), which is no address',
    ],
    [
      '<img src="/gone.jpg">',
      '<img src="/gone.jpg"> leads to /gone.jpg (img src), which the site does not have',
    ],
    [
      '<img srcset="/a.avif 1w, /b.avif 2w">',
      '<img> leads to /b.avif (img srcset), which the site does not have',
    ],
    [
      '<link rel="preload" href="/a">',
      '<link href="/a"> leads to /a (link preload), which the site does not have',
    ],
    [
      '<script src="/a.js"></script>',
      '<script src="/a.js"> leads to /a.js (script src), which the site does not have',
    ],
    [
      '<style>a{src:url(/a.woff2)}</style>',
      '<style> leads to /a.woff2 (css url), which the site does not have',
    ],
    [
      '<video data-portrait="/a.avif?v=1 /gone.mp4?v=2"></video>',
      '<video> leads to /gone.mp4?v=2 (video data-portrait), which the site does not have',
    ],
    [
      `<meta property="og:image" content="${origin}/gone.jpg">`,
      `<meta> leads to ${origin}/gone.jpg (meta og:image), which the site does not have`,
    ],
    [
      `<script type="application/ld+json">{"a":[{"logo":"${origin}/gone.png"}]}</script>`,
      `<script> leads to ${origin}/gone.png (JSON-LD logo), which the site does not have`,
    ],
  ])('finds the link that leads nowhere in %s', (body, sentence) => {
    expect(sentences(body)).toEqual([`${sentence}. Mend the link.`]);
  });

  it.each([
    ['<h1>B</h1>', 'it has 2 <h1>. Give it one.'],
    ['<p id="a"></p><i id="a"></i>', '<i id="a"> has the id "a" a second time.'],
    [
      '<p aria-controls="gone"></p>',
      '<p> points at the id "gone" (aria-controls), which the page lacks.',
    ],
    [
      '<p aria-labelledby="gone"></p>',
      '<p> points at the id "gone" (aria-labelledby), which the page lacks.',
    ],
    [
      '<i id="a"></i><p aria-describedby="a gone"></p>',
      '<p> points at the id "gone" (aria-describedby), which the page lacks.',
    ],
    ['<label for="gone"></label>', '<label> points at the id "gone" (for), which the page lacks.'],
    [
      '<button popovertarget="gone"></button>',
      '<button> points at the id "gone" (popovertarget), which the page lacks.',
    ],
  ])('finds the fault in %s', (body, sentence) => {
    expect(sentences(body)).toEqual([sentence]);
  });

  const about = (old: string | RegExp, now: string) => ({
    'about/index.html': page('About').replace(old, now),
  });
  const icons = '{"icons":[{"src":"/icons/a.png"},{"src":"/a.avif"}]}';

  it.each<[files: Record<string, string>, sentence: string]>([
    [about(/<h1>.*/, ''), 'about/index.html: it has 0 <h1>. Give it one.'],
    [
      about(/<title>.*?</, '<title> <'),
      'about/index.html: its title is empty. Write one in src/routes.tsx.',
    ],
    [
      about('About About', ''),
      'about/index.html: its description is empty. Write one in src/routes.tsx.',
    ],
    [
      about('e>About', 'e>Home'),
      'about/index.html: its title is that of index.html. Write another in src/routes.tsx.',
    ],
    [
      about('t About', 't Home'),
      'about/index.html: its description is that of index.html. Write another in src/routes.tsx.',
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

  it('tells once of a fault that several pages share, and of every other one in a line', () => {
    const lost = '<a href="/gone">x</a>';
    const pages = {
      'index.html': page('Home', lost + lost),
      'about/index.html': page('About', lost),
    };
    const told =
      /^Could not publish index\.html: <a href="\/gone"> leads to .+ \(Also on about\/index\.html\.\)$/m;
    expect(() => check(pages)).toThrow(told);
    expect(() => check({ ...pages, '404.html': page('Lost', '<h1>x</h1>') })).toThrow(
      /^.+404\.html: it has 2 .+\n.+index.+$/,
    );
  });

  it('refuses two routes of one address, of which the second took the place of the first', () => {
    const twice = made({}, [...site.routes.slice(0, 2), { ...site.routes[1]!, title: 'Another' }]);
    expect(() => checkFiles(twice)).toThrow('Could not publish about/index.html: ');
  });
});

it('too much weight stops no build: the report says which page, how much, of what and what helps', () => {
  // Words that no packing makes shorter.
  const noise = Array.from({ length: 9_000 }, (_, index) =>
    Math.sin(index).toString(36).slice(3),
  ).join(' ');
  const part = (id: string, title: string, text: string) =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${text}</section>`;
  const files = {
    'index.html': page('Home', noise.slice(0, 12_000)),
    'about/index.html': page('About', part('t', 'Places', noise) + part('u', 'Short', '')),
    'video/a.webm': Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), new Uint8Array(200_000)]),
  };
  const lowered = [
    { slug: 'mina', slot: 'place-card' },
    { slug: 'mina', slot: 'wide' },
  ];
  const heavy = { ...made(files), pictures: { encoded: 1, cached: 2, lowered } as never };
  const text = report(heavy, checkFiles(heavy), 1.26);
  for (const [file, planned] of [
    ['index.html', 14_600],
    ['about/index.html', 11_000],
  ] as const) {
    const [, bytes, share] = new RegExp(`^${file} +([\\d,]+) +(\\d+) %$`, 'm').exec(text)!;
    expect(Number(share)).toBe(Math.round((Number(bytes!.replaceAll(',', '')) / planned) * 100));
  }
  expect(text).toContain('Pictures: 1 files encoded, 2 from the cache. 1.3 s in all.\n');
  expect(text).toMatch(
    /\n\nOf lower quality, because they hold much detail; a calmer picture .+:\n {2}mina\n\n/,
  );
  const [title, ...notes] = text.split('\n\n').at(-1)!.split('\n');
  expect(title).toBe('Heavier than planned, and slower on a phone:');
  expect(notes.map((note) => note.replace(/\b\d\d,\d{3} /g, 'so many '))).toEqual([
    '  about/index.html: its HTML weighs so many bytes, so many more than planned. ' +
      'Its longest part is “Places”; shorter texts there would help.',
    '  public/video/a.webm weighs 200,004 bytes, 4 more than planned. Encode it smaller or shorter.',
  ]);
});
