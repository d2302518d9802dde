/** Checks what is to be published before it is (headings, words, ids, links), and weighs it. */
import type { Files } from '../files.ts';
import type { Site } from '../load.ts';
import { allRoutes, pageFile } from '../pages.ts';
import { linkFaults, manifestFaults } from './internalLinks.ts';
import { readPage } from './checkedPage.ts';
import { weighPage, type PageWeight } from './weight.ts';
import { idFaults, wordFaults } from './headings.ts';

/** Returns the weight of every page. Throws one error that names each fault with its page and element. */
export function checkFiles({ site, files }: { site: Site; files: Files }): PageWeight[] {
  const pages = allRoutes(site).map((route) =>
    readPage(route.path, pageFile(route), String(files.get(pageFile(route)))),
  );
  const faults = [
    ...wordFaults(pages),
    ...pages.flatMap(idFaults),
    ...linkFaults(site, pages, files),
    ...manifestFaults(files),
    ...[...files].flatMap(videoFaults),
  ];
  if (faults.length > 0) throw new Error(toldOnce(faults).join('\n'));
  return pages.map(weighPage);
}

/** What videos begin with: WebM with the EBML sign, MP4 with the length of a box and its name. */
const videoStarts = [
  ['.webm', /^\x1a\x45\xdf\xa3/],
  ['.mp4', /^[^]{4}ftyp/],
] as const;

function videoFaults([name, content]: [string, string | Uint8Array]): string[] {
  const [, start] = videoStarts.find(([ending]) => name.endsWith(ending)) ?? [];
  if (!start || start.test(Buffer.from(content.slice(0, 12)).toString('latin1'))) return [];
  const reason =
    content.length === 0
      ? 'it is empty (0 bytes)'
      : `it is no ${name.split('.').at(-1)!.toUpperCase()} video`;
  return [`public/${name}: ${reason}. Put the video there once more.`];
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
