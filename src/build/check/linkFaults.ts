/** Finds links that stay on the site and lead nowhere: pages, anchors, pictures, scripts, fonts, videos. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { linksOf } from '../../links/readPageLinks.ts';
import { showTag, type CheckedPage } from './CheckedPage.ts';

/** Returns a sentence for every link of `page` that the site at `output` does not answer. */
export function linkFaults(
  page: CheckedPage,
  pages: readonly CheckedPage[],
  siteUrl: string,
  output: string,
): string[] {
  return page.elements.flatMap((element) =>
    linksOf(page.html, element).flatMap(([kind, address]) => {
      const reason = whyBroken(address, page, pages, siteUrl, output);
      return reason ? [`${page.file}: ${showTag(element)} leads to ${address || 'nothing'} (${kind}), ${reason}. Mend the link.`] : [];
    }),
  );
}

function whyBroken(
  address: string,
  page: CheckedPage,
  pages: readonly CheckedPage[],
  siteUrl: string,
  output: string,
): string | undefined {
  if (address === '') return 'which is no address';
  if (!URL.canParse(address, siteUrl + page.path)) return 'which is no address';
  const url = new URL(address, siteUrl + page.path);
  if (url.origin !== siteUrl) return undefined;
  const target = pages.find(({ path: other }) => other === url.pathname);
  if (!target && !isFile(path.join(output, decodeURIComponent(url.pathname)))) return 'which the site does not have';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (!anchor || !target || target.ids.has(anchor)) return undefined;
  return `but ${target.file} has no id "${anchor}"`;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
