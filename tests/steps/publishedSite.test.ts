/** The whole published site, file by file, as a host would serve it. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { htaccess } from '../../src/steps/host/htaccess.ts';
import { hashedFolders } from '../../src/steps/host/hostHeaders.ts';
import { shortHash } from '../../src/steps/shortHash.ts';
import { pageFile } from '../../src/steps/pages.ts';
import { agency } from '../../src/content/agency.ts';
import { notFoundRoute, routes } from '../../src/routes.ts';
import { buildHere } from '../support/buildHere.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { readPage, type Part } from '../support/readPage.ts';

const copy = copyProjectForAll();
const files = [...routes, notFoundRoute].map(pageFile);
let site: Record<string, string>;

const pageOf = (file: string): Part => readPage(Buffer.from(site[file]!, 'latin1').toString('utf8'));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const insideOf = (part: Part) => part.html.replace(/^<[^>]*>|<\/[^>]*>$/g, '');
const hashed = () => Object.keys(site).filter((file) => hashedFolders.some((folder) => file.startsWith(`${folder}/`)));

beforeAll(async () => {
  await buildHere(copy);
  site = treeOf(copy.dist);
});

describe.each(files)('%s', (file) => {
  it('carries a policy with the hash of exactly what it holds', () => {
    const page = pageOf(file);
    const policy = page.only('meta', { 'http-equiv': 'Content-Security-Policy' }).get('content')!;
    const directives = policy.split('; ').map((line) => line.split(' '));
    const sources = (name: string) => directives.find(([own]) => own === name)?.slice(1);
    const styles = page.all('style').map((style) => hashOf(insideOf(style)));
    const isCode = (script: Part) => !script.get('src') && script.get('type') !== 'application/ld+json';
    const inline = page.all('script').filter(isCode);
    expect(sources('style-src')).toEqual(styles);
    expect(sources('script-src')).toEqual(["'self'", ...inline.map((script) => hashOf(insideOf(script)))]);
  });

  it('has no class without a rule in the styles that it carries itself', () => {
    const page = pageOf(file);
    const css = page.only('style').html;
    const ruled = new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g));
    const shown = page.elements.flatMap(({ attributes }) => attributes.get('class')?.split(' ') ?? []);
    expect(shown.length).toBeGreaterThan(20);
    expect([...new Set(shown)].filter((name) => !ruled.has(name))).toEqual([]);
  });

  it('names only files that are there', () => {
    const named = site[file]!.match(/(?<=["\s(,])\/(assets|pictures|icons|video)\/[^"\s),?]+/g)!;
    expect(named.length).toBeGreaterThan(4);
    for (const address of named) expect(Object.keys(site)).toContain(decodeURIComponent(address.slice(1)));
  });

  it('has a preview picture of the size that it says', async () => {
    const page = pageOf(file);
    const address = page.only('meta', { property: 'og:image' }).get('content')!;
    const picture = site[address.slice(agency.siteUrl.length + 1)]!;
    const { width, height, format } = await sharp(Buffer.from(picture, 'latin1')).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(page.only('meta', { property: 'og:image:width' }).get('content')).toBe('1200');
    expect(page.only('meta', { property: 'og:image:height' }).get('content')).toBe('630');
  });

  it('tells nobody where it was built', () => {
    expect(site[file]).not.toMatch(/node_modules|file:\/\/|[A-Z]:\\/);
  });
});

describe('what browsers may keep for ever', () => {
  it('has its content in its name, as .htaccess expects, and nothing else has', () => {
    const [, pattern] = /<FilesMatch "(.+)">/.exec(htaccess(agency.siteUrl))!;
    const kept = Object.keys(site).filter((file) => new RegExp(pattern!).test(file));
    expect(kept.sort()).toEqual(hashed().sort());
    expect(kept.length).toBeGreaterThan(50);
  });

  it('is all of use to some page or script', () => {
    const words = Object.entries(site).filter(([file]) => /\.(html|js)$/.test(file)).map(([, text]) => text).join('\n');
    for (const file of hashed()) expect(words.includes(file.split('/').at(-1)!), file).toBe(true);
  });

  it('is never another content under the same name', () => {
    const font = Object.keys(site).find((file) => file.endsWith('.woff2'))!;
    expect(font).toContain(shortHash(Buffer.from(site[font]!, 'latin1')));
    const stems = hashed().map((file) => file.replace(/\.[0-9A-Za-z]{8}(?=\.\w+$)/, ''));
    const places = new Map<string, number>();
    for (const stem of stems) places.set(stem, (places.get(stem) ?? 0) + 1);
    for (const [stem, count] of places) if (stem.startsWith('assets/')) expect([stem, count]).toEqual([stem, 1]);
  });
});

describe('the sitemap', () => {
  it('names only addresses at which there is a page that says the same of itself', () => {
    const places = [...site['sitemap.xml']!.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
    expect(places).toHaveLength(routes.length);
    for (const address of places) {
      const file = pageFile({ path: address.slice(agency.siteUrl.length) });
      expect(pageOf(file).only('link', { rel: 'canonical' }).get('href')).toBe(address);
    }
  });
});
