/** Checks what was written, page by page, before it is published: headings, words, ids, links, budgets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readElements } from '../../html/readElements.ts';
import { budgetFaults } from './budgetFaults.ts';
import { factsOf, type CheckedPage, type PageFacts } from './CheckedPage.ts';
import { idFaults } from './idFaults.ts';
import { linkFaults } from './linkFaults.ts';
import type { Site } from '../loadSite.ts';
import { manifestFaults } from './manifestFaults.ts';
import { wordFaults } from './wordFaults.ts';
import { scaleFor, type PageWeight } from './weighPage.ts';
import { allRoutes, pageFile } from '../writePages.ts';

/** Returns the weight of every page. Throws one error that names each fault with its page and element. */
export function checkSite(site: Site, output: string): PageWeight[] {
  const weigh = scaleFor(output);
  const weights: PageWeight[] = [];
  const pages: PageFacts[] = [];
  const faultsOfIds: string[] = [];
  for (const route of allRoutes(site)) {
    const page = readPage(route.path, pageFile(route), output);
    weights.push(weigh(page));
    pages.push(factsOf(page));
    faultsOfIds.push(...idFaults(page));
  }
  const faults = [
    ...wordFaults(pages),
    ...faultsOfIds,
    ...linkFaults(pages, site.agency.siteUrl, output),
    ...manifestFaults(output),
    ...budgetFaults(weights, output),
  ];
  if (faults.length > 0) throw new Error(toldOnce(faults).join('\n'));
  return weights;
}

/** A fault of the header or the footer is on every page; it is told of the first, with the number of the others. */
function toldOnce(faults: readonly string[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const fault of faults) {
    const [, file = '', sentence = fault] = /^(\S+): (.*)$/s.exec(fault) ?? [];
    files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
  }
  return [...files].map(([sentence, [first, ...others]]) => {
    return `Could not publish ${first}: ${sentence}${alsoOn(others)}`;
  });
}

function alsoOn(files: readonly string[]): string {
  if (files.length === 0) return '';
  const named = files.slice(0, mostNamed).join(', ');
  return ` (Also on ${named}${files.length > mostNamed ? ` and ${files.length - mostNamed} more pages` : ''}.)`;
}

/** As many as the site has pages. */
const mostNamed = 7;

function readPage(address: string, file: string, output: string): CheckedPage {
  const html = readFileSync(path.join(output, file), 'utf8');
  const elements = readElements(html);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get('id') ?? []));
  return { path: address, file, html, elements, ids };
}
