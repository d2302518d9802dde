/** Checks what was written, page by page, before it is published: links, ids, titles, budgets. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readElements, textOf, type Element } from '../html/readElements.ts';
import * as budget from './budgets.ts';
import { firstViewUrls } from './firstView.ts';
import type { Site } from './loadSite.ts';
import { allRoutes, pageFile } from './writePages.ts';

export interface PageReport {
  readonly file: string;
  /** Bytes, gzip. */
  readonly html: number;
  readonly htmlBudget: number;
  readonly script: number;
  /** Bytes and requests of the first view on a phone. */
  readonly firstView: number;
  readonly requests: number;
}

interface Page {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
}

/** Returns the weight of every page. Throws one error that names each fault with its page and element. */
export function checkSite(site: Site, output: string): PageReport[] {
  const pages = allRoutes(site).map((route) => readPage(route.path, pageFile(route), output));
  const weigh = weigher(output);
  const reports = pages.map((page) => weighPage(page, weigh));
  const faults = [
    ...pages.flatMap((page) => [
      ...headFaults(page),
      ...idFaults(page),
      ...linkFaults(page, pages, site.agency.siteUrl, output),
    ]),
    ...sharedWords(pages, 'title', (page) => titleOf(page)),
    ...sharedWords(pages, 'description', (page) => descriptionOf(page)),
    ...reports.flatMap(budgetFaults),
    ...loopFaults(output),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `Could not publish ${fault}`).join('\n'));
  return reports;
}

function readPage(address: string, file: string, output: string): Page {
  const html = readFileSync(path.join(output, file), 'utf8');
  const elements = readElements(html);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  return { path: address, file, html, elements, ids };
}

function headFaults({ file, html, elements }: Page): string[] {
  const faults: string[] = [];
  const headings = elements.filter(({ name }) => name === 'h1');
  if (headings.length !== 1) faults.push(`${file}: it has ${headings.length} <h1>. Give it one.`);
  const limits = { title: budget.titleLimit, description: budget.descriptionLimit };
  const words = { title: titleOf({ html, elements }), description: descriptionOf({ elements }) };
  for (const part of ['title', 'description'] as const) {
    const { length } = words[part];
    if (length === 0) faults.push(`${file}: its ${part} is empty. Write one in src/routes.ts.`);
    if (length > limits[part]) {
      faults.push(`${file}: its ${part} has ${length} characters, ${limits[part]} are shown. Shorten it in src/routes.ts.`);
    }
  }
  return faults;
}

function titleOf({ html, elements }: Pick<Page, 'html' | 'elements'>): string {
  const title = elements.find(({ name }) => name === 'title');
  return title ? textOf(html, title) : '';
}

function descriptionOf({ elements }: Pick<Page, 'elements'>): string {
  const meta = elements.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'description');
  return meta?.attributes.get('content') ?? '';
}

function sharedWords(pages: readonly Page[], part: string, wordsOf: (page: Page) => string): string[] {
  return pages.flatMap((page, index) => {
    const twin = pages.slice(0, index).find((other) => wordsOf(other) === wordsOf(page));
    return twin ? [`${page.file}: its ${part} is that of ${twin.file}. Write another in src/routes.ts.`] : [];
  });
}

const idReferences = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'popovertarget'];

function idFaults({ file, elements, ids }: Page): string[] {
  const seen = new Set<string>();
  return elements.flatMap((element) => {
    const faults: string[] = [];
    const id = element.attributes.get('id');
    if (id !== undefined && seen.has(id)) faults.push(`${file}: ${tag(element)} has the id "${id}" a second time.`);
    if (id !== undefined) seen.add(id);
    for (const attribute of idReferences) {
      for (const target of element.attributes.get(attribute)?.split(/\s+/) ?? []) {
        if (!ids.has(target)) faults.push(`${file}: ${tag(element)} points at the id "${target}", which the page lacks.`);
      }
    }
    return faults;
  });
}

function linkFaults(page: Page, pages: readonly Page[], siteUrl: string, output: string): string[] {
  return page.elements.flatMap((element) =>
    addressesIn(element).flatMap((address) => {
      const url = new URL(address, siteUrl + page.path);
      if (url.origin !== siteUrl || !/^https?:$/.test(url.protocol)) return [];
      const target = pages.find(({ path: other }) => other === url.pathname);
      if (!target && !isFile(path.join(output, decodeURIComponent(url.pathname)))) {
        return [`${page.file}: ${tag(element)} leads to ${address}, which the site does not have. Mend the link or add it.`];
      }
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!anchor || !target || target.ids.has(anchor)) return [];
      return [`${page.file}: ${tag(element)} leads to ${address}, but ${target.file} has no id "${anchor}". Mend the link.`];
    }),
  );
}

function addressesIn({ name, attributes, text }: Element): string[] {
  const value = (attribute: string) => attributes.get(attribute) ?? [];
  const list = (attribute: string, separator: RegExp) =>
    (attributes.get(attribute) ?? '').split(separator).flatMap((entry) => entry.trim().split(' ')[0] || []);
  return [
    value('href'),
    value('src'),
    value('poster'),
    list('srcset', /,\s+/),
    list('data-landscape', / /),
    list('data-portrait', / /),
    /^og:(image|url)$/.test(attributes.get('property') ?? '') ? value('content') : [],
    name === 'style' ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url!) : [],
  ]
    .flat()
    .filter((address) => !address.startsWith('data:'));
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function tag({ name, attributes }: Element): string {
  const shown = ['id', 'class', 'href'].filter((key) => attributes.has(key)).map((key) => ` ${key}="${attributes.get(key)}"`);
  return `<${name}${shown.join('')}>`;
}

/** Returns what gives a file's bytes as they travel; each file is weighed once. */
function weigher(output: string): (address: string) => number {
  const weights = new Map<string, number>();
  return (address) => {
    const file = address.split('?')[0]!;
    const known = weights.get(file);
    if (known !== undefined) return known;
    const bytes = isFile(path.join(output, file)) ? readFileSync(path.join(output, file)) : Buffer.alloc(0);
    const weight = /\.(html|js|svg|webmanifest)$/.test(file) ? gzipSync(bytes).length : bytes.length;
    weights.set(file, weight);
    return weight;
  };
}

function weighPage({ path: address, file, elements }: Page, weigh: (address: string) => number): PageReport {
  const html = weigh(file);
  const urls = [...new Set(firstViewUrls(elements))];
  const scripts = urls.filter((url) => url.endsWith('.js'));
  const total = (list: readonly string[]) => list.reduce((sum, url) => sum + weigh(url), 0);
  return {
    file,
    html,
    htmlBudget: address === '/' ? budget.htmlBudget.home : budget.htmlBudget.other,
    script: total(scripts),
    firstView: html + total(urls),
    requests: urls.length + 1,
  };
}

function budgetFaults({ file, html, htmlBudget, script, firstView, requests }: PageReport): string[] {
  const allowed = file === 'index.html' ? budget.firstViewBudget.home : budget.firstViewBudget.other;
  const rows: [what: string, measured: number, most: number, unit: string][] = [
    ['its HTML weighs', html, htmlBudget, 'bytes'],
    ['its script weighs', script, budget.scriptBudget, 'bytes'],
    ['its first view on a phone weighs', firstView, allowed, 'bytes'],
    ['its first view on a phone takes', requests, budget.requestBudget, 'requests'],
  ];
  return rows
    .filter(([, measured, most]) => measured > most)
    .map(([what, measured, most, unit]) => `${file}: ${what} ${measured} ${unit}, ${most} are allowed. Shorten it.`);
}

function loopFaults(output: string): string[] {
  return ['landscape', 'portrait']
    .flatMap((shape) => [`video/hero-${shape}.webm`, `video/hero-${shape}.mp4`])
    .filter((file) => isFile(path.join(output, file)) && statSync(path.join(output, file)).size > budget.loopBudget)
    .map((file) => `public/${file}: it weighs ${statSync(path.join(output, file)).size} bytes, ${budget.loopBudget} are allowed. Encode it smaller.`);
}
