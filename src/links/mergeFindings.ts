/** Brings the findings about one address together. */
import type { Finding } from './verdict.ts';

/** Takes findings and returns one for each address and reason, with all the pages on which it stands. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.address}\n${finding.reason}`;
    const pages = [...(merged.get(key)?.pages ?? []), ...finding.pages];
    merged.set(key, { ...finding, pages: [...new Set(pages)].sort() });
  }
  return [...merged.values()];
}
