/** Finds faults of the finished pages: ids and references to them, internal links and anchors, and empty texts. */
import { unescape } from 'node:querystring';
import type { Content } from '../../agency/schemas/content.ts';
import type { Fault } from '../../values/faults.ts';
import type { WrittenAddress } from '../content/writtenAddresses.ts';
import type { Files } from '../files/siteFiles.ts';
import type { Route } from '../../site/pageContext.ts';
import { linkHref, pageFile } from '../../site/addresses.ts';
import { neverPublished } from '../output/publicFiles.ts';
import { parsePage, type ParsedPage } from './parsePage.ts';

/**
 * Takes a finished site; returns the broken addresses in the content or, if there are none, all other faults, each once with its
 * pages.
 */
export function findPageFaults(site: FinishedSite): Fault[] {
  const { content, routes, files } = site;
  const { siteUrl } = content.facts.agency;
  const pages = new Map(
    routes.map(({ path }) => [path, parsePage(String(files.get(pageFile({ path }))))]),
  );
  const whyBroken = linkJudge(pages, siteUrl, files);
  const broken = findBrokenAddresses(site, pages, whyBroken);
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
  /** The addresses in the content, except those in texts. */
  readonly addresses: readonly WrittenAddress[];
}

type Pages = ReadonlyMap<string, ParsedPage>;

/**
 * Takes a link's target and the address of its page; returns why the link is broken, or undefined if it works or leaves the site.
 */
type LinkJudge = (target: string, from: string) => string | undefined;

/** Returns a fault for each broken address in the content. Unlike the check of the finished page, it knows file and line. */
function findBrokenAddresses(
  { content, files, addresses }: FinishedSite,
  pages: Pages,
  whyBroken: LinkJudge,
): Fault[] {
  const { agency } = content.facts;
  const inTexts = Object.entries(content.pages)
    .filter(([name]) => pages.has(`/${name}/`))
    .flatMap(([name, { links }]) =>
      links.map(({ href, line }) => ({ file: `pages/${name}.md`, line, keys: [href], href })),
    );
  return [...addresses, ...inTexts].flatMap(({ file, line, keys, href }) => {
    const reason = whyBroken(linkHref(agency, href), `${agency.siteUrl}/`);
    if (!reason) return [];
    // In a text, which has no fields, the sentence begins with the address.
    const start = file.endsWith('.md') ? 'is an address' : `is ${href}`;
    const advice = adviceOn(new URL(href, agency.siteUrl), files);
    return { file, line, keys, state: `${start}, ${reason}`, advice };
  });
}

/** Returns what to do about a broken address of this site. */
function adviceOn({ pathname }: URL, files: Files): string {
  const name = nameAt(pathname);
  const wanted = name.normalize().toLowerCase();
  const other = [...files.keys()].find((file) => file.toLowerCase() === wanted);
  if (other !== undefined && other !== name)
    return `Write ${encodeURI(`/${other}`)}, as the file is named`;
  // licence.pdf, but not about.html or contact.php
  const mayBePublished = !neverPublished.some((pattern) => pattern.test(name));
  return mayBePublished && /\.(?!html?$)\w+$/.test(name)
    ? `Put ${name} into public, or correct the address`
    : 'Correct the address, or delete it';
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
    if (!page) return files.has(nameAt(pathname)) ? undefined : 'which the site does not have';
    const anchor = unescape(hash.slice(1));
    if (!anchor || page.ids.has(anchor)) return undefined;
    return `but ${pageFile({ path: pathname })} has no id "${anchor}"`;
  }
}

/** Returns the name of the file at an address. Unlike decodeURI, unescape accepts a % without an escape sequence. */
function nameAt(pathname: string): string {
  return unescape(pathname.slice(1));
}
