/** Finds links that stay on the site and lead nowhere: pages, anchors, pictures, scripts, fonts, videos. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { linksOf } from '../../links/readPageLinks.ts';
import { oncePer } from '../oncePer.ts';
import { cutOut, readPage, showTag, type CheckedPage } from './CheckedPage.ts';

/** An address that any number of pages link to. */
interface Target {
  readonly address: string;
  /** The page that a relative address starts from; for all others the home page. */
  readonly from: string;
  /** The pages that link to it. */
  readonly pages: Set<string>;
}

/** Collects what the pages of a site link to, page by page and each address once: pages share most of theirs. */
export class LinkCheck {
  readonly #targets = new Map<string, Target>();

  add({ path: from, html, elements, ids }: CheckedPage): void {
    for (const element of elements) {
      for (const [, address] of linksOf(html, element)) {
        if (address.startsWith('#') && ids.has(address.slice(1))) continue;
        const isRelative = !/^(\/|[a-z][a-z\d+.-]*:)/i.test(address);
        const key = isRelative ? `${from} ${address}` : address;
        const known = this.#targets.get(key);
        if (known) known.pages.add(from);
        else {
          const target = { address: cutOut(address), from: isRelative ? from : '/', pages: new Set([from]) };
          this.#targets.set(cutOut(key), target);
        }
      }
    }
  }

  /**
   * Takes the site's address, its folder, and the files of its pages by their addresses; returns a sentence for every
   * link that the site does not answer. Pages that are at fault, or linked to by an anchor, are read once more.
   */
  faults(siteUrl: string, output: string, files: ReadonlyMap<string, string>): string[] {
    const isFile = oncePer((pathname: string) => isFileAt(path.join(output, decodeURIComponent(pathname))));
    const pageAt = (address: string) => readPage(address, files.get(address)!, output);
    const idsAt = oncePer((address: string) => pageAt(address).ids);

    const whyBroken = ({ address, from }: Target): string | undefined => {
      if (address === '' || !URL.canParse(address, siteUrl + from)) return 'which is no address';
      const { origin, pathname, hash } = new URL(address, siteUrl + from);
      if (origin !== siteUrl) return undefined;
      if (!files.has(pathname)) return isFile(pathname) ? undefined : 'which the site does not have';
      const anchor = decodeURIComponent(hash.slice(1));
      return !anchor || idsAt(pathname).has(anchor) ? undefined : `but ${files.get(pathname)} has no id "${anchor}"`;
    };

    return [...this.#targets.values()].flatMap((target) => {
      const reason = whyBroken(target);
      return reason ? [...target.pages].flatMap((page) => linkSentences(pageAt(page), target.address, reason)) : [];
    });
  }
}

/** A sentence for every link of a page to an address. */
function linkSentences({ file, html, elements }: CheckedPage, address: string, reason: string): string[] {
  return elements.flatMap((element) =>
    linksOf(html, element)
      .filter(([, found]) => found === address)
      .map(([kind]) => `${showTag(element)} leads to ${address || 'nothing'} (${kind}), ${reason}`)
      .map((fault) => `${file}: ${fault}. Mend the link.`),
  );
}

function isFileAt(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
