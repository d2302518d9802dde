/** Checks all links of a built folder: those within the site, those known by their form, those that lead out of it. */
import { checkForm } from './checkForm.ts';
import type { LinkFacts } from './checkForm.ts';
import { checkInternal } from './checkInternal.ts';
import { checkOutbound } from './checkOutbound.ts';
import { collectLinks } from './collectLinks.ts';
import { sortLink } from './link.ts';
import { mergeFindings } from './mergeFindings.ts';
import type { Finding } from './verdict.ts';

export interface LinkReport {
  /** Faults of the site itself, one for each address and reason. */
  readonly faults: readonly Finding[];
  /** Every outbound address with its verdict. */
  readonly outbound: readonly Finding[];
  /** Whether there are outbound addresses and not one of them could be reached. */
  readonly nothingReached: boolean;
  readonly pageCount: number;
  readonly linkCount: number;
}

/** Takes the built folder and the agency's facts. Throws when the folder is missing or empty. */
export async function checkLinks(
  folder: string,
  facts: LinkFacts,
  { internalOnly = false }: { internalOnly?: boolean } = {},
): Promise<LinkReport> {
  const site = await collectLinks(folder);
  const sorted = site.links.map((link) => sortLink(link, facts.siteUrl));
  const internal = await checkInternal(folder, site, sorted, facts.siteUrl);
  const outbound = internalOnly ? [] : await checkOutbound(sorted, { siteUrl: facts.siteUrl });
  return {
    faults: mergeFindings([...site.faults, ...checkForm(sorted, facts), ...internal]),
    outbound,
    nothingReached: outbound.length > 0 && outbound.every(({ verdict }) => verdict === 'unreachable'),
    pageCount: site.pages.size,
    linkCount: sorted.length,
  };
}
