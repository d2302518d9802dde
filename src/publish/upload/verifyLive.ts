/** Requests the live site as its visitors do, and finds what differs from what was sent. */
import path from 'node:path';
import type { Tell } from '../../hosting/progress.ts';
import { mapConcurrently } from '../../generator/mapConcurrently.ts';
import { compare, type Mismatch, type SiteTraits } from './mismatches.ts';
import { addressPathOf, visitors, type LiveSite, type Visitor } from './liveSite.ts';
import { isHashed, kindOf, type SiteFiles } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';
import { secondsKept } from './secondsKept.ts';
import { throwIfStopped } from './uploadErrors.ts';

/** How many requests run at once; some hosts block a visitor who sends more. */
const concurrency = 4;

/**
 * How many times in a row a file must be right if an old version of it was seen, or if only a few files were sent: one of several
 * servers or caches of a host may be stale and answer only some of the requests.
 */
const manyTimes = 6;

/** A request that is made until its answer is right. */
interface Look {
  readonly name: string;
  readonly path: string;
  readonly visitor: Visitor;
  /** Words after the address where it is not the usual request, such as `, asked as a simple program`. */
  readonly how: string;
  /** How many times in a row it must be right. */
  readonly times: number;
  /** Whether it counts as not checked, instead of wrong, if there is no answer. */
  readonly mayBeSilent?: boolean;
}

export interface Expectations extends SiteTraits {
  /** The files that this upload has sent. */
  readonly sent: readonly string[];
  /** The hashes of earlier versions of files, including deleted files. */
  readonly former: Readonly<Record<string, readonly string[]>>;
  readonly tell?: Tell;
  /** Stops the check. */
  readonly signal?: AbortSignal | undefined;
}

/** A mismatch, with the words that say how its address was requested. */
export type LiveMismatch = Mismatch & { readonly how: string };

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
  readonly isSecure: boolean;
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
    if (wrong.size > 0 && !(await live.waitForNextTry(waits++))) break;
  }
  const ofKind = (kind: Mismatch['kind']) => [...final].filter(([, found]) => found.kind === kind);
  return {
    mismatches: [
      ...inOne([...wrong.values()], shown),
      ...ofKind('changed').map(([, mismatch]) => mismatch),
    ],
    longestKept: longestKeptOf(right),
    notAsked: ofKind('silent').map(([{ how }]) => how),
    staysAtHttp: expectations.isSecure && right.some(({ isSecure }) => !isSecure),
  };
}

/** Whether visitors can see a file: in every folder, hosts hide their configuration files, and .htaccess hides dotfiles. */
function isShown(name: string): boolean {
  return kindOf(path.posix.basename(name)) !== 'host' && !/(^|\/)\./.test(name);
}

/** Returns the looks at each file of the site, and at those that have been deleted. */
function looksAt(
  shown: readonly string[],
  deleted: readonly string[],
  sent: readonly string[],
  siteUrl: string,
): Look[] {
  const asPart = visitors.partOf(siteUrl);
  const changing = shown.filter((name) => sent.includes(name) && !isHashed(name));
  const timesOfSent = changing.length < manyTimes ? manyTimes : 2;
  return [...shown, ...deleted].map((name) => ({
    name,
    path: addressPathOf(name),
    visitor: name.endsWith('.html') ? visitors.page : asPart,
    how: '',
    times: changing.includes(name) ? timesOfSent : 1,
  }));
}

/** Returns the looks at the home page and one other page at the entry points that visitors use besides the usual one. */
async function looksAtDoors(shown: readonly string[], live: LiveSite): Promise<Look[]> {
  const home = { name: 'index.html', path: '', times: 1 };
  if (!shown.includes(home.name)) return [];
  const inner = shown.find((name) => name.endsWith('/index.html')) ?? home.name;
  const { host, port, protocol } = new URL(live.url);
  const plainly = { headers: visitors.page.headers, origin: `http://${host}` };
  // People paste the address of a page without its trailing slash, and messengers add a query parameter.
  const pasted = `${addressPathOf(inner).replace(/\/$/, '')}?fbclid=1`;
  return [
    { ...home, visitor: visitors.fromSearch, how: ', asked as a phone that comes from a search' },
    {
      ...home,
      name: inner,
      path: pasted,
      visitor: visitors.fromMessage,
      how: ', asked as a phone that comes from a message',
    },
    { ...home, visitor: visitors.plain, how: ', asked as a simple program' },
    ...(protocol === 'https:' && port === ''
      ? [{ ...home, visitor: plainly, how: `, asked at http://${host}`, mayBeSilent: true }]
      : []),
    ...(await live.addresses()).map((address) => ({
      ...home,
      visitor: { headers: visitors.page.headers, address },
      how: `, asked at ${address.address}, one of several addresses of the host`,
      mayBeSilent: true,
    })),
  ];
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
): Promise<{ mismatch: LiveMismatch | undefined; seconds: number; isSecure: boolean }> {
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
