/** Notices about samples that are published, and about promises that the facts put in doubt. */
import type { CheckedContent } from '../agency/checks/checkContent.ts';

/** Returns the notice for a site that is published with samples, as a trial, or nothing. */
export function sampleNotice({ findings }: CheckedContent): string[] {
  const samples = findings.flatMap(({ sample }) => sample ?? []);
  if (samples.length === 0) return [];
  return [
    '*** SAMPLE FACTS ARE BEING PUBLISHED ***',
    `Visitors will see facts that are not the agency's: ${samples.join(', ')}.`,
  ];
}

/** Returns one line if texts promise help by day and night beside other hours. Some do not read the report. */
export function hourNotice({ content, findings }: CheckedContent): string[] {
  const promises = findings.filter(({ field, sample }) => field === 'agency.hours' && !sample);
  const [first, ...others] = promises;
  if (!first) return [];
  const also = others.length > 0 ? `, and ${others.length} more that npm run build lists` : '';
  return [
    `Are promises of day and night still true beside hours of ${content.facts.agency.hours}? ${first.note}${also}.`,
  ];
}
