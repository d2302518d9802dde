/** The notice about samples that are published. */
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
