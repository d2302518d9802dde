/** Checks what was written, page by page, before it is published: headings, words, ids, links, budgets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readElements } from '../html/readElements.ts';
import { budgetFaults } from './budgetFaults.ts';
import type { CheckedPage } from './CheckedPage.ts';
import { idFaults } from './idFaults.ts';
import { linkFaults } from './linkFaults.ts';
import type { Site } from './loadSite.ts';
import { wordFaults } from './wordFaults.ts';
import { weighPages, type PageWeight } from './weighPages.ts';
import { allRoutes, pageFile } from './writePages.ts';

/** Returns the weight of every page. Throws one error that names each fault with its page and element. */
export function checkSite(site: Site, output: string): PageWeight[] {
  const pages = allRoutes(site).map((route) => readPage(route.path, pageFile(route), output));
  const weights = weighPages(pages, output);
  const faults = [
    ...wordFaults(pages),
    ...pages.flatMap(idFaults),
    ...pages.flatMap((page) => linkFaults(page, pages, site.agency.siteUrl, output)),
    ...budgetFaults(weights, output),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `Could not publish ${fault}`).join('\n'));
  return weights;
}

function readPage(address: string, file: string, output: string): CheckedPage {
  const html = readFileSync(path.join(output, file), 'utf8');
  const elements = readElements(html);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  return { path: address, file, html, elements, ids };
}
