/** Finds links that stay on the site and lead nowhere: pages, anchors, pictures, scripts, fonts, videos. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageFacts } from './CheckedPage.ts';
import { oncePer } from '../oncePer.ts';

/** Returns a sentence for every link of `pages`, which are all of the site at `output`, that the site does not answer. */
export function linkFaults(pages: readonly PageFacts[], siteUrl: string, output: string): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const isFile = oncePer((pathname: string) => isFileAt(path.join(output, decodeURIComponent(pathname))));

  const whyBroken = (address: string, from: string): string | undefined => {
    if (address === '' || !URL.canParse(address, siteUrl + from)) return 'which is no address';
    const url = new URL(address, siteUrl + from);
    if (url.origin !== siteUrl) return undefined;
    const target = byPath.get(url.pathname);
    if (!target && !isFile(url.pathname)) return 'which the site does not have';
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (!anchor || !target || target.ids.has(anchor)) return undefined;
    return `but ${target.file} has no id "${anchor}"`;
  };
  // Pages share most of their links, and those that begin at the root lead to the same place from each of them.
  const whyBrokenAnywhere = oncePer((address: string) => whyBroken(address, '/'));

  return pages.flatMap((page) =>
    page.links.flatMap(({ tag, kind, address }) => {
      const reason = /^(\/|https?:)/.test(address) ? whyBrokenAnywhere(address) : whyBroken(address, page.path);
      return reason ? [`${page.file}: ${tag} leads to ${address || 'nothing'} (${kind}), ${reason}. Mend the link.`] : [];
    }),
  );
}

function isFileAt(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
