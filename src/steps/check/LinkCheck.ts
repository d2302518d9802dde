/** Finds links that stay on the site and lead nowhere: pages, anchors, pictures, scripts, fonts, videos. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { oncePer } from '../oncePer.ts';
import { cutOut, readPage, showTag, type CheckedPage } from './CheckedPage.ts';
import { linksOf } from './readPageLinks.ts';

/** An address that any number of pages link to. */
interface Target {
  readonly address: string;
  /** The page that a relative address starts from; for all others the home page. */
  readonly from: string;
}

/** Collects what the pages of a site link to, page by page and each address once: pages share most of theirs. */
export class LinkCheck {
  readonly #targets = new Map<string, Target>();

  add({ path: from, html, elements, ids }: CheckedPage): void {
    for (const element of elements) {
      for (const [, address] of linksOf(html, element)) {
        if (address.startsWith('#') && ids.has(address.slice(1))) continue;
        const key = keyOf(address, from);
        if (this.#targets.has(key)) continue;
        this.#targets.set(cutOut(key), { address: cutOut(address), from: key === address ? '/' : from });
      }
    }
  }

  /**
   * Takes the site's address, its folder, and the files of its pages by their addresses; returns a sentence for every
   * link that the site does not answer. Where there is one, all pages are read once more to name it.
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

    const reasons = new Map<string, string>();
    for (const [key, target] of this.#targets) {
      const reason = whyBroken(target);
      if (reason) reasons.set(key, reason);
    }
    return reasons.size === 0 ? [] : [...files.keys()].flatMap((page) => linkSentences(pageAt(page), reasons));
  }
}

/** A relative address leads elsewhere from every page. */
function keyOf(address: string, from: string): string {
  return /^(\/|[a-z][a-z\d+.-]*:)/i.test(address) ? address : `${from} ${address}`;
}

/** A sentence for every link of a page whose address is broken for a reason. */
function linkSentences({ path: from, file, html, elements }: CheckedPage, reasons: ReadonlyMap<string, string>): string[] {
  return elements.flatMap((element) =>
    linksOf(html, element).flatMap(([kind, address]) => {
      const reason = reasons.get(keyOf(address, from));
      if (!reason) return [];
      return `${file}: ${showTag(element)} leads to ${address || 'nothing'} (${kind}), ${reason}. Mend the link.`;
    }),
  );
}

function isFileAt(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
