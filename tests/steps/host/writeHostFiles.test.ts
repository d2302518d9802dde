/** What hosts, search engines and phones read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cacheAskAgain, cacheForEver, hashedFolders, securityHeaders } from '../../../src/steps/host/hostHeaders.ts';
import { htaccess } from '../../../src/steps/host/htaccess.ts';
import type { Site } from '../../../src/steps/loadSite.ts';
import { writeHostFiles } from '../../../src/steps/host/writeHostFiles.ts';
import { decodeEntities, readElements } from '../../../src/html/readElements.ts';
import * as site from '../../../src/site.ts';
import { treeOf } from '../../support/projectCopy.ts';
import { emptyFolder } from '../../support/writtenSite.ts';

async function written(changed: Partial<Site> = {}): Promise<Record<string, string>> {
  const output = path.join(emptyFolder(), 'site');
  await writeHostFiles({ ...site, ...changed } as Site, output);
  return treeOf(output);
}

const inUtf8 = (text: string) => Buffer.from(text, 'latin1').toString('utf8');

describe('the host files', () => {
  it('are five', async () => {
    const names = Object.keys(await written());
    expect(names.sort()).toEqual(['.htaccess', '_headers', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml']);
    expect((await written())['.htaccess']).toBe(htaccess());
  });
});

describe('_headers', () => {
  it('says the same as .htaccess to the hosts that read it', async () => {
    const blocks = (await written())._headers!.trim().split('\n\n').map((block) => block.split('\n'));
    const rules = new Map(blocks.map(([address, ...lines]) => [address, lines.map((line) => line.trim())]));
    expect(rules.get('/*')).toEqual(Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`));
    for (const folder of hashedFolders) expect(rules.get(`/${folder}/*`)).toEqual([`Cache-Control: ${cacheForEver}`]);
    expect(rules.get('/video/*')).toEqual([`Cache-Control: ${cacheAskAgain}`]);
    for (const line of blocks.flatMap(([, ...lines]) => lines)) expect(line).toMatch(/^ {2}[\w-]+: \S/);
  });
});

describe('the sitemap', () => {
  it('lists every page at its full address and no other', async () => {
    const xml = (await written())['sitemap.xml']!;
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
    const places = [...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address]) => decodeEntities(address!));
    expect(places).toEqual(site.routes.map((route) => site.agency.siteUrl + route.path));
    expect(readElements(xml).filter(({ name }) => name === 'url')).toHaveLength(site.routes.length);
  });

  it('follows the routes and the address of the site', async () => {
    const agency = { ...site.agency, siteUrl: 'https://umrah.example' };
    const files = await written({ agency, routes: site.routes.slice(0, 2) });
    expect(files['sitemap.xml']!.match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://umrah.example/</loc>',
      '<loc>https://umrah.example/about</loc>',
    ]);
    expect(files['robots.txt']).toContain('\nSitemap: https://umrah.example/sitemap.xml\n');
  });
});

describe('robots.txt', () => {
  it('lets everybody read everything', async () => {
    const lines = (await written())['robots.txt']!.split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
  });
});

describe('the manifest', () => {
  it('is JSON with the agency’s name and words', async () => {
    const agency = { ...site.agency, name: 'Safar "é" Umrah', tagline: 'Journeys \\ more' };
    const files = await written({ agency });
    const manifest: unknown = JSON.parse(inUtf8(files['manifest.webmanifest']!));
    expect(manifest).toMatchObject({ name: agency.name, description: agency.tagline, start_url: '/' });
  });

  it('names icons that are there, in the size that they have', async () => {
    const { icons } = JSON.parse((await written())['manifest.webmanifest']!) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    for (const { src, sizes, type } of icons) {
      const png = readFileSync(fileURLToPath(new URL(`../../../public${src}`, import.meta.url)));
      expect(type).toBe('image/png');
      // Width and height stand in a PNG's first chunk (PNG specification, IHDR).
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });
});
