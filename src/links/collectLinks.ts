/** Collects every link in a folder of built pages, whether or not anything leads to the page. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { decodeEntities } from '../html/readElements.ts';
import type { Link } from './link.ts';
import { readCssLinks } from './readCssLinks.ts';
import { readManifestLinks } from './readJsonLinks.ts';
import { readPageLinks } from './readPageLinks.ts';
import type { Finding } from './verdict.ts';

export interface Site {
  readonly links: readonly Link[];
  /** Address of each page, such as `/about`, with the names that a `#fragment` may point to there. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** What could not be read. */
  readonly faults: readonly Finding[];
}

interface Part {
  readonly links: Link[];
  readonly fragments?: Set<string>;
  readonly faults?: readonly string[];
}

/** How each sort of file is read, by the end of its name. */
const readers: readonly (readonly [RegExp, (text: string, page: string) => Part])[] = [
  [/\.html$/, readPageLinks],
  [/\.css$/, (text, page) => ({ links: named(page, 'css url', readCssLinks(text)) })],
  [/\.webmanifest$/, readManifest],
  [/\.xml$/, (text, page) => ({ links: named(page, 'sitemap loc', matches(text, /<(?:\w+:)?loc>([^<]*)</g)) })],
  [/^robots\.txt$/, (text, page) => ({ links: named(page, 'robots sitemap', matches(text, /^sitemap:\s*(\S+)/gim)) })],
];

/** Takes the folder of built pages. Throws when the folder is not there or holds no page. */
export async function collectLinks(folder: string): Promise<Site> {
  const links: Link[] = [];
  const pages = new Map<string, ReadonlySet<string>>();
  const faults: Finding[] = [];
  for (const file of await filesOf(folder)) {
    const read = readers.find(([name]) => name.test(basename(file)))?.[1];
    if (!read) continue;
    const page = addressOf(file);
    const part = read(await readFile(join(folder, file), 'utf8'), page);
    links.push(...part.links);
    if (part.fragments) pages.set(page, part.fragments);
    for (const reason of part.faults ?? []) faults.push({ address: page, pages: [page], verdict: 'broken', reason });
  }
  if (pages.size === 0) throw failure(folder, 'there is no page in it');
  return { links, pages, faults };
}

/** Paths with slashes, sorted, so that the result is the same on every system. */
async function filesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw failure(folder, `there is no ${basename(folder)} folder`, cause);
  });
  return files.map((file) => file.split(sep).join('/')).sort();
}

function failure(folder: string, reason: string, cause?: unknown): Error {
  return new Error(`Could not check the links (${basename(folder)}): ${reason}. Run npm run build first.`, { cause });
}

function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}

function named(page: string, kind: string, addresses: readonly string[]): Link[] {
  return addresses.map((address) => ({ page, kind, address }));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => decodeEntities(match[1] ?? '').trim());
}

function readManifest(text: string, page: string): Part {
  try {
    const found = readManifestLinks(text);
    return { links: found.map((entry) => ({ page, kind: `manifest ${entry.key}`, address: entry.text })) };
  } catch {
    return { links: [], faults: ['the web manifest is not valid JSON'] };
  }
}
