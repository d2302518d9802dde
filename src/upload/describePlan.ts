/** Says what an upload is going to do. */
import type { UploadPlan } from './planUpload.ts';
import { sayBytes, sayCount } from '../words.ts';

/** Returns the plan's text; of each kind it names at most `limit` files. */
export function describePlan({ uploads, deletes, keeps, foreign, bytes, needed }: UploadPlan, limit: number): string {
  if (!needed) return 'Nothing has changed since the last upload.';
  const sent = (replaces: boolean) =>
    uploads.filter((file) => file.replaces === replaces).map(({ name, size }) => `${name}  ${sayBytes(size)}`);
  return [
    ...block('New', sent(false), limit),
    ...block('Replaced', sent(true), limit),
    ...block('Deleted at the end', deletes, limit),
    ...block('Kept until the next change, for visitors who have the old pages open', keeps, limit),
    `To send: ${sayCount(uploads.length, 'file')}, ${sayBytes(bytes)}.`,
    ...(foreign.length > 0
      ? [`ATTENTION: on the server, but not put there by an earlier upload, and to be replaced: ${foreign.join(', ')}.`]
      : []),
  ].join('\n');
}

function block(title: string, lines: readonly string[], limit: number): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - limit;
  return [
    `${title}: ${sayCount(lines.length, 'file')}`,
    ...lines.slice(0, limit).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
