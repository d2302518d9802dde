/** Finds faults of the finished pages: ids and references to them, internal links and anchors, and empty texts. */
import { unescape } from 'node:querystring';
import type { Content } from '../../agency/schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import type { Files } from '../files/siteFiles.ts';
import type { Route } from '../../site/pageContext.ts';
import { linkHref, pageFile } from '../../site/addresses.ts';
import { parsePage, type ParsedPage } from './parsePage.ts';

/**
 * Takes a finished site; returns the broken links of text pages or, if there are none, all other faults, each once with its
 * pages.
 */
export function findPageFaults({ content, routes, files }: FinishedSite): Fault[] {
  const { siteUrl } = content.facts.agency;
  const pages = new Map(
    routes.map(({ path }) => [path, parsePage(String(files.get(pageFile({ path }))))]),
  );
  const whyBroken = linkJudge(pages, siteUrl, files);
  const broken = findBrokenLinks(content, pages, whyBroken);
  if (broken.length > 0) return broken;
  const filesWith = new Map<string, Set<string>>();
  for (const path of pages.keys()) {
    for (const fault of faultsOf(pages.get(path)!, siteUrl + path, whyBroken))
      filesWith.set(fault, (filesWith.get(fault) ?? new Set()).add(pageFile({ path })));
  }
  return [...filesWith].map(([advice, [file = '', ...others]]) => {
    const also = others.length > 0 ? ` (Also on ${others.join(', ')}.)` : '';
    return { file, keys: [], advice, sentence: `Could not publish ${file}: ${advice}${also}` };
  });
}

interface FinishedSite {
  readonly content: Content;
  readonly routes: readonly Pick<Route, 'path'>[];
  readonly files: Files;
}

type Pages = ReadonlyMap<string, ParsedPage>;

/**
 * Takes a link's target and the address of its page; returns why the link is broken, or undefined if it works or leaves the site.
 */
type LinkJudge = (target: string, from: string) => string | undefined;

/** Returns a fault for each broken link of a text page. Unlike the check of the finished page, it knows the file and the line. */
function findBrokenLinks(content: Content, pages: Pages, whyBroken: LinkJudge): Fault[] {
  const { agency } = content.facts;
  const ofText = Object.entries(content.pages).filter(([name]) => pages.has(`/${name}/`));
  return ofText.flatMap(([name, { links }]) =>
    links.flatMap(({ href, line }) => {
      const reason = whyBroken(linkHref(agency, href), `${agency.siteUrl}/${name}/`);
      if (!reason) return [];
      const [file, advice] = [`pages/${name}.md`, 'Correct the link, or delete it'];
      return { file, line, keys: [href], state: `is an address, ${reason}`, advice };
    }),
  );
}

function faultsOf(page: ParsedPage, address: string, whyBroken: LinkJudge): string[] {
  const { ids, duplicateIds, references, textFaults } = page;
  const duplicateIdFaults = duplicateIds.map(
    ([tag, id]) =>
      `${tag} has the id "${id}" a second time. Give one of the two another name; a heading ends with its own, such as {#later}.`,
  );
  const broken = references.flatMap(({ tag, kind, target, isId }) => {
    if (isId && ids.has(target)) return [];
    if (isId) return `${tag} points at the id "${target}" (${kind}), which the page lacks.`;
    const reason = whyBroken(target, address);
    return reason
      ? `${tag} leads to ${target || 'nothing'} (${kind}), ${reason}. Correct the link.`
      : [];
  });
  return [...duplicateIdFaults, ...broken, ...textFaults];
}

function linkJudge(pages: Pages, siteUrl: string, files: Files): LinkJudge {
  // The header, menu and footer have the same links on every page, and parsing a URL is slow.
  const judged = new Map<string, string | undefined>();
  return (target, from) => {
    const key = /^(\/|https?:)/.test(target) ? target : `${target} on ${from}`;
    if (!judged.has(key)) judged.set(key, judge(target, from));
    return judged.get(key);
  };

  function judge(target: string, from: string): string | undefined {
    if (target === '' || !URL.canParse(target, from)) return 'which is no address';
    const { origin, pathname, hash } = new URL(target, from);
    if (origin !== siteUrl) return undefined;
    // The 404 page is shown at any unknown address, and a relative link would lead somewhere else from each.
    if (!/^([/#]|https?:)/.test(target)) return 'which has to begin with a slash';
    const page = pages.get(pathname);
    // Unlike decodeURI, unescape does not throw on a % that starts no escape sequence.
    if (!page)
      return files.has(unescape(pathname.slice(1)).normalize())
        ? undefined
        : 'which the site does not have';
    const anchor = unescape(hash.slice(1));
    if (!anchor || page.ids.has(anchor)) return undefined;
    return `but ${pageFile({ path: pathname })} has no id "${anchor}"`;
  }
}
