/** Checks what is to be published before it is: headings, words, ids, links, budgets. */
import type { Files } from '../files.ts';
import type { Site } from '../loadSite.ts';
import { allRoutes, pageFile } from '../pages.ts';
import { linkFaults, manifestFaults } from './links.ts';
import { readPage } from './page.ts';
import { loopFaults, weighPage, weightFaults, type PageWeight } from './weight.ts';
import { idFaults, wordFaults } from './words.ts';

/** Returns the weight of every page. Throws one error that names each fault with its page and element. */
export function checkFiles({ site, files }: { site: Site; files: Files }): PageWeight[] {
  const pages = allRoutes(site).map((route) => readPage(route.path, pageFile(route), String(files.get(pageFile(route)))));
  const weights = pages.map((page) => weighPage(page, files));
  const faults = [
    ...wordFaults(pages),
    ...pages.flatMap(idFaults),
    ...linkFaults(site, pages, files),
    ...manifestFaults(files),
    ...weights.flatMap(weightFaults),
    ...loopFaults(files),
  ];
  if (faults.length > 0) throw new Error(toldOnce(faults).join('\n'));
  return weights;
}

/** A fault of the header or the footer is on every page; it is told of the first, with the names of the others. */
function toldOnce(faults: readonly string[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const fault of faults) {
    const [, file = '', sentence = fault] = /^(\S+): (.*)$/s.exec(fault) ?? [];
    files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
  }
  return [...files].map(([sentence, [first, ...others]]) => {
    return `Could not publish ${first}: ${sentence}${others.length > 0 ? ` (Also on ${others.join(', ')}.)` : ''}`;
  });
}
