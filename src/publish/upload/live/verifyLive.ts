/** Requests the live site as its visitors do, and finds what differs from what was sent. */
import path from 'node:path';
import type { Tell } from '../../../hosting/progress.ts';
import { mapConcurrently } from '../../../generator/mapConcurrently.ts';
import { isHashed } from '../../../generator/webServer/fileNames.ts';
import { compare, type Mismatch, type SiteTraits } from './mismatches.ts';
import type { LiveAnswer, LiveSite } from './liveSite.ts';
import { isShown, looksAt, looksAtDoors, manyTimes, type Look } from './looks.ts';
import type { SiteFiles } from '../plan/planUpload.ts';
import type { RemoteFolder } from '../ftp/remoteFolder.ts';
import { secondsKept } from './secondsKept.ts';
import { throwIfStopped } from '../ftp/uploadErrors.ts';

/** How many requests run at once; some hosts block a visitor who sends more. */
const concurrency = 4;

interface Expectations extends SiteTraits {
  /** The files that this upload has sent. */
  readonly sent: readonly string[];
  /** The hashes of earlier versions of files, including deleted files. */
  readonly former: Readonly<Record<string, readonly string[]>>;
  readonly tell?: Tell;
  /** Stops the check. */
  readonly signal?: AbortSignal | undefined;
}

/** A mismatch, with the words that say how its address was requested. */
type LiveMismatch = Mismatch & { readonly how: string };

export interface LiveReport {
  /** What is still wrong at the end, most serious first. */
  readonly mismatches: readonly LiveMismatch[];
  /** The longest time in seconds for which browsers reuse a file without asking again, and that file. */
  readonly longestKept: { readonly seconds: number; readonly name: string };
  /** The entry points that did not answer this computer. */
  readonly notAsked: readonly string[];
  /** Whether http:// shows the site without redirecting to https://. */
  readonly staysAtHttp: boolean;
}

/** A right answer to a look. */
interface RightAnswer {
  readonly name: string;
  /** For how many seconds browsers reuse it without asking again. */
  readonly seconds: number;
  readonly isSecure: LiveAnswer['isSecure'];
}

/**
 * Requests every file of the site once as a browser does, and the home page at every entry point that visitors use. Files that
 * were just sent, or were wrong, must be right several times in a row. Throws if `signal` stops it.
 */
export async function verifyLive(
  live: LiveSite,
  files: SiteFiles,
  read: RemoteFolder['read'],
  expectations: Expectations,
): Promise<LiveReport> {
  const { sent, former, tell = () => {}, signal } = expectations;
  const shown = [...files.keys()].filter(isShown);
  const deleted = Object.keys(former).filter((name) => !files.has(name));
  const looks = [...looksAt(shown, deleted, sent, live.url), ...(await looksAtDoors(shown, live))];
  /** How many more times each look must be right. */
  const open = new Map(looks.map((look) => [look, look.times]));
  const right: RightAnswer[] = [];
  /** What was wrong in the last round, with the looks that are still open. */
  const wrong = new Map<Look, LiveMismatch>();
  /** What is wrong with looks that are not repeated. */
  const final = new Map<Look, LiveMismatch>();
  /** How often the check has waited after a wrong answer; right answers before that use up no retry. */
  let waits = 0;
  for (let round = 0; open.size > 0; round++) {
    tell({ step: 'look', done: looks.length - open.size, total: looks.length });
    wrong.clear();
    await mapConcurrently(concurrency, [...open.keys()], async (look) => {
      throwIfStopped(signal);
      const isFresh = look.times > 1 || round > 0;
      const answer = await lookOnce(live, look, isFresh, files, expectations);
      const { mismatch, seconds, isSecure } = answer;
      if (mismatch) wrong.set(look, mismatch);
      else right.push({ name: look.name, seconds, isSecure });
    });
    // Only the file on the server tells whether it was replaced there.
    for (const [look, mismatch] of wrong) {
      const found = await readBack(mismatch, files, read);
      wrong.set(look, found);
      if (!isFinal(look, found)) continue;
      final.set(look, found);
      wrong.delete(look);
      open.delete(look);
    }
    countDown(open, wrong);
    if (wrong.size === 0) continue;
    const mayTryAgain = await live.waitForNextTry(waits);
    if (!mayTryAgain) break;
    waits++;
  }
  const ofKind = (kind: Mismatch['kind']) => [...final].filter(([, found]) => found.kind === kind);
  return {
    mismatches: [
      ...inOne([...wrong.values()], shown),
      ...ofKind('changed').map(([, mismatch]) => mismatch),
    ],
    longestKept: longestKeptOf(right),
    notAsked: ofKind('silent').map(([{ how }]) => how),
    staysAtHttp: expectations.isSecure && right.some(({ isSecure }) => isSecure === false),
  };
}

/**
 * Makes one request, over a new connection if `isFresh` is set, and compares the answer with what must be there. `seconds` is how
 * long browsers reuse the answer without asking again.
 */
async function lookOnce(
  live: LiveSite,
  { name, path, visitor, how }: Look,
  isFresh: boolean,
  files: SiteFiles,
  { former, ...traits }: Pick<Expectations, 'former' | keyof SiteTraits>,
): Promise<{
  mismatch: LiveMismatch | undefined;
  seconds: number;
  isSecure: LiveAnswer['isSecure'];
}> {
  const bytes = files.get(name);
  const answer = await live.ask(path, { ...visitor, isFresh }, bytes?.length);
  const mismatch = compare({ name, bytes, former: former[name] ?? [] }, answer, traits);
  // The name of such a file changes with its content, so browsers may keep it for long.
  const seconds = isHashed(name) ? 0 : secondsKept(answer.header);
  return { mismatch: mismatch && { ...mismatch, how }, seconds, isSecure: answer.isSecure };
}

/** How many extra bytes are read back, because whatever has replaced a page may be much longer. */
const longestOther = 20_000_000;

/** Reads the file on the server, to tell whether it was replaced there (`foreign`) or altered on its way. */
async function readBack(
  mismatch: LiveMismatch,
  files: SiteFiles,
  read: RemoteFolder['read'],
): Promise<LiveMismatch> {
  if (mismatch.kind !== 'changed' && mismatch.kind !== 'otherPage') return mismatch;
  const sent = files.get(mismatch.name)!;
  const isWhole = (await read(mismatch.name, 2 * sent.length + longestOther))?.equals(sent);
  return isWhole ? mismatch : { ...mismatch, kind: 'foreign' };
}

/** Whether a look is not repeated, because another request would give the same result. */
function isFinal({ mayBeSilent = false }: Look, { kind }: Mismatch): boolean {
  return kind === 'changed' || (kind === 'silent' && mayBeSilent);
}

/** Updates how many more times each look must be right, and removes those that are done. */
function countDown(open: Map<Look, number>, wrong: ReadonlyMap<Look, Mismatch>): void {
  for (const [look, times] of open) {
    const left = timesLeft(times, wrong.get(look));
    if (left > 0) open.set(look, left);
    else open.delete(look);
  }
}

/** Returns how many more times a look must be right; `wrong` is what was wrong with its last answer. */
function timesLeft(times: number, wrong: Mismatch | undefined): number {
  if (wrong === undefined) return times - 1;
  if (wrong.kind === 'busy') return times;
  return wrong.kind === 'old' ? manyTimes : Math.max(times, 2);
}

/** Returns all mismatches, most serious first, or a single one if the host shows no file with some extensions. */
function inOne(mismatches: readonly LiveMismatch[], shown: readonly string[]): LiveMismatch[] {
  if (mismatches.length === 0) return [];
  const extensionOf = (name: string) => path.posix.extname(name);
  const extensions = new Set(mismatches.map(({ name }) => extensionOf(name)));
  const alike = shown.filter((name) => extensions.has(extensionOf(name)));
  const isUnknown = !extensions.has('.html') && alike.length === mismatches.length;
  if (isUnknown && mismatches.every(({ kind, found }) => kind === 'status' && found === '404'))
    return [{ ...mismatches[0]!, kind: 'extensions', found: [...extensions].join(', ') }];
  const isForeign = ({ kind }: Mismatch) => kind === 'foreign';
  return [
    ...mismatches.filter(isForeign),
    ...mismatches.filter((mismatch) => !isForeign(mismatch)),
  ];
}

function longestKeptOf(answers: readonly RightAnswer[]): LiveReport['longestKept'] {
  let longest = { seconds: 0, name: '' };
  for (const { seconds, name } of answers)
    if (seconds > longest.seconds) longest = { seconds, name };
  return longest;
}
