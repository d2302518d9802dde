/** The sentences about the progress and the end of an upload. They have settings in braces, as in a HostingError. */
import { sayBytes, sayCount } from '../../generator/terminal.ts';
import { addressPathOf } from './live/liveSite.ts';
import type { Mismatch } from './live/mismatches.ts';
import { kindOf, type SiteFiles, type UploadPlan } from './plan/planUpload.ts';
import type { LiveReport } from './live/verifyLive.ts';

/** How many addresses a message lists at most. */
export const maxNamed = 8;

/** Why an upload needs a confirmation, and how to give it. */
export const ofAnotherCopy =
  'another copy of the project has sent what is on the server, and this one may bring back old prices. Bring it up to date; ' +
  'or, if this one is right, {REPLACE}.';

/** Returns the number and the size of the files that a plan sends, such as "6 files, 54 KB". */
export function sayFiles({ uploads }: UploadPlan, files: SiteFiles): string {
  const bytes = uploads.reduce((sum, name) => sum + files.get(name)!.length, 0);
  return `${sayCount(uploads.length, 'file')}, ${sayBytes(bytes)}`;
}

/** Returns the lines that say what an upload would send and delete, and whether it would need a confirmation. */
export function sayDryRun(
  { uploads, deletions }: UploadPlan,
  files: SiteFiles,
  needsYes: boolean,
): string[] {
  return [
    ...(needsYes ? [`ATTENTION: ${ofAnotherCopy}`] : []),
    ...uploads.map((name) => `  ${name}  ${sayBytes(files.get(name)!.length)}`),
    ...deletions.map((name) => `  ${name}  to be deleted`),
  ];
}

/** Returns what visitors see after an upload has stopped, and what to do. `sent` names the files that have gone live. */
export function sayReached(sent: readonly string[]): string {
  const again = sent.length > 0 ? ' To go on where it stopped, {AGAIN}.' : '';
  const pages = sent.filter((each) => kindOf(each) === 'page').length;
  if (pages === 0) return `No page has been sent: visitors see what they saw before.${again}`;
  const are = pages === 1 ? '1 page is' : `${pages} pages are`;
  return `${are} new and complete; the others are unchanged. None of this has been checked.${again}`;
}

/** Returns a sentence about a host that blocks bots; `reason` is how it does. */
export function sayClosed(siteUrl: string, reason: string): string {
  return `No program can look at ${siteUrl}: ${reason}.`;
}

/** Returns which addresses the host or a proxy changes on their way, and what to do. `figures` is what was sent, and how fast. */
export function sayChangedOnTheWay(
  mismatches: readonly Mismatch[],
  figures: string,
  siteUrl: string,
): string {
  // The home page is requested in several ways, so it may repeat.
  const addresses = mismatches.map(({ name }) => addressPathOf(name));
  const paths = [...new Set(addresses)].map((path) => (path ? `/${path}` : 'the home page'));
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : '';
  return (
    `Sent, and complete on the server, but NOT CHECKED: ${figures}. The host or a proxy changes ` +
    `${paths.slice(0, maxNamed).join(', ')}${more} on the way, so nobody has checked what visitors read. ` +
    `Open ${siteUrl} in a browser. In the settings of the host and the proxy, switch off what hides e-mail addresses, ` +
    'adds scripts, shortens files or compresses pictures, and empty the cache.'
  );
}

/** Returns a warning for the end of a sentence if browsers keep a file for a minute or longer; otherwise an empty text. */
export function sayKept({ seconds, name }: LiveReport['longestKept']): string {
  if (seconds < 60) return '';
  return (
    `; but the host lets browsers keep /${addressPathOf(name)} for ${sayTime(seconds)}, so families may see yesterday's price for that long: ` +
    'ask the hosting company to leave Cache-Control to .htaccess'
  );
}

function sayTime(seconds: number): string {
  if (seconds >= 2 * 86_400) return sayCount(Math.round(seconds / 86_400), 'day');
  if (seconds >= 5_400) return sayCount(Math.round(seconds / 3_600), 'hour');
  return sayCount(Math.round(seconds / 60), 'minute');
}
