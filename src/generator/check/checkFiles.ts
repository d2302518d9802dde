/** Checks the files before they are published (headings, ids, links), and measures the pages. */
import type { MadeSite } from '../makeSite.ts';
import { pageFile } from '../pages.ts';
import { linkErrors, manifestErrors } from './internalLinks.ts';
import { readPage } from './checkedPage.ts';
import { measurePage, type PageWeight } from './weight.ts';
import { idErrors, headingErrors } from './headings.ts';

/** Returns the size of every page. Throws one error with a sentence for each fault. */
export function checkFiles({
  content,
  routes,
  files,
}: Pick<MadeSite, 'content' | 'routes' | 'files'>): PageWeight[] {
  const pages = routes.map((route) =>
    readPage(route.path, pageFile(route), String(files.get(pageFile(route)))),
  );
  const errors = [
    ...headingErrors(pages),
    ...pages.flatMap(idErrors),
    ...linkErrors(content.facts.agency.siteUrl, pages, files),
    ...manifestErrors(files),
    ...[...files].flatMap(videoErrors),
  ];
  if (errors.length > 0) throw new Error(groupByPage(errors).join('\n'));
  return pages.map(measurePage);
}

/** The first bytes: of WebM the EBML signature, of MP4 the length of a box and its name. */
const videoStarts = [
  ['.webm', /^\x1a\x45\xdf\xa3/],
  ['.mp4', /^[^]{4}ftyp/],
] as const;

function videoErrors([name, content]: [string, string | Uint8Array]): string[] {
  const [, start] = videoStarts.find(([ending]) => name.endsWith(ending)) ?? [];
  if (!start || start.test(Buffer.from(content.slice(0, 12)).toString('latin1'))) return [];
  const reason =
    content.length === 0
      ? 'it is empty (0 bytes)'
      : `it is no ${name.split('.').at(-1)!.toUpperCase()} video`;
  return [`public/${name}: ${reason}. Put the video there once more.`];
}

/** A fault of the header is on every page: names it once, with the other pages. */
function groupByPage(errors: readonly string[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const error of errors) {
    const [, file = '', sentence = error] = /^(\S+): (.*)$/s.exec(error) ?? [];
    files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
  }
  return [...files].map(([sentence, [first, ...others]]) => {
    return `Could not publish ${first}: ${sentence}${others.length > 0 ? ` (Also on ${others.join(', ')}.)` : ''}`;
  });
}
