/** Notices about samples that are published, and about promises that the facts put in doubt. */
import type { Content } from '../agency/schemas/content.ts';
import { findHourPromises } from '../agency/checks/findDoubts.ts';
import type { Sample } from '../agency/checks/samples.ts';

/** Returns the notice for a site that is published with samples, as a trial, or nothing. */
export function sampleNotice(samples: readonly Sample[]): string[] {
  if (samples.length === 0) return [];
  const fields = samples.map(({ field }) => field).join(', ');
  return [
    '*** SAMPLE FACTS ARE BEING PUBLISHED ***',
    `Visitors will see facts that are not the agency's: ${fields}.`,
  ];
}

/** Returns one line if texts promise help by day and night although the agency has other hours, or nothing. It is for those who do not read the report. */
export function hourNotice(content: Content): string[] {
  const [first, ...others] = findHourPromises(content);
  if (!first) return [];
  const also = others.length > 0 ? `, and ${others.length} more that npm run build lists` : '';
  return [
    `Are promises of day and night still true beside hours of ${content.facts.agency.hours}? ${first}${also}.`,
  ];
}
