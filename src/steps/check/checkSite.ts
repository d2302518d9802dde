/** Checks what was written, page by page, before it is published: headings, words, ids, links, budgets. */
import { budgetFaults } from './budgetFaults.ts';
import { readPage } from './CheckedPage.ts';
import { idFaults } from './idFaults.ts';
import { LinkCheck } from './LinkCheck.ts';
import type { Site } from '../loadSite.ts';
import { manifestFaults } from './manifestFaults.ts';
import { PackedSizes } from './PackedSizes.ts';
import { wordCheck } from './wordCheck.ts';
import { scaleFor, type PageWeight } from './weighPage.ts';
import { allRoutes, pageFile } from '../writePages.ts';

/** Returns the weight of every page. Throws one error that names each fault with its page and element. */
export function checkSite(site: Site, output: string, cache: string): PageWeight[] {
  const routes = allRoutes(site);
  const files = new Map(routes.map((route) => [route.path, pageFile(route)]));
  const packed = new PackedSizes(cache);
  const weigh = scaleFor(output, packed);
  const wordFaults = wordCheck();
  const links = new LinkCheck();
  const weights: PageWeight[] = [];
  const faults: string[] = [];
  for (const route of routes) {
    const page = readPage(route.path, pageFile(route), output);
    weights.push(weigh(page));
    faults.push(...wordFaults(page), ...idFaults(page));
    links.add(page);
  }
  packed.keep();
  faults.push(...links.faults(site.agency.siteUrl, output, files));
  faults.push(...manifestFaults(output), ...budgetFaults(weights, output));
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
