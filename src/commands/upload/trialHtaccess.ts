/** Tries a new .htaccess first: a directive the host forbids answers every page with an error. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { htaccessForms, withoutOwnLines } from '../../generator/host/htaccess.ts';
import { faultOf } from './uploadErrors.ts';
import type { Manifest } from './manifest.ts';
import { hashOf } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';
import { errorCode, liveFaults } from './verifyLive.ts';

/** Milliseconds. */
const timeout = 20_000;

export interface TrialHost {
  readonly remote: Pick<RemoteFolder, 'read' | 'send' | 'remove'>;
  /** Where visitors see the folder. */
  readonly siteUrl: string;
  /** Milliseconds before each retry of a request. */
  readonly pauses: readonly number[];
  readonly warn: (line: string) => void;
}

/**
 * Takes the built file and the server's manifest. Returns the form of the file that the host
 * accepts: the one already there or, after a trial, a new one. Where none holds, returns what is to
 * stay of an earlier upload, if anything. `all` tries anew, a dry run tries nothing. Throws when
 * public/.htaccess is at fault, and when the new one would keep visitors out.
 */
export async function pickHtaccess(
  built: Buffer,
  manifest: Manifest,
  host: TrialHost,
  { all = false, dryRun = false },
): Promise<Buffer | undefined> {
  const uploaded = manifest.files['.htaccess'];
  const forms = htaccessForms(String(built)).map(({ text }) => Buffer.from(text));
  const known = forms.find((form) => hashOf(form) === uploaded);
  if (known && !all) return known;
  await checkCertificate(host.siteUrl);
  if (dryRun) return known ?? built;
  const onServer = uploaded === undefined ? undefined : await host.remote.read('.htaccess');
  const former = onServer && hashOf(onServer) === uploaded ? onServer : undefined;
  return tryHtaccess(String(built), former, host);
}

/** Throws when an https site has no trusted certificate: .htaccess sends all visitors there. */
export async function checkCertificate(siteUrl: string): Promise<void> {
  if (!siteUrl.startsWith('https:')) return;
  try {
    await fetch(siteUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw faultOf(
      liveFaults,
      `publish for https (${siteUrl}), so nothing has been sent`,
      errorCode(error),
      {},
      error,
    );
  }
}

const folder = 'htaccess-trial';
const pageName = `${folder}/index.html`;
const htaccessName = `${folder}/.htaccess`;
const page = Buffer.from('This page is here for a moment, while the site is being published.\n');

const circles = 'a redirect to itself';
/** What it costs to have no .htaccess. */
export const costs =
  'Visitors get no page of ours at wrong addresses, nothing is compressed or kept in their browsers, ' +
  'and http:// does not lead to https://.';

/**
 * Tries the forms of the built file in a folder of its own, from the fullest to the least. Returns
 * the first that holds. Where none does, or none could be tried, returns the former file, unless the
 * site is down with it, and says what that costs. Throws when a proxy in front of Apache hides that
 * a request came by https, and when the lines of public/.htaccess alone are at fault.
 */
export async function tryHtaccess(
  built: string,
  former: Buffer | undefined,
  { remote, siteUrl, pauses, warn }: TrialHost,
): Promise<Buffer | undefined> {
  const ask = () => askAgain(`${siteUrl}/${pageName}`, pauses);
  const faultWith = async (text: string) => {
    await remote.send(htaccessName, Buffer.from(text));
    return ask();
  };
  const outcome = former ? 'The .htaccess on the server stays as it is' : 'No .htaccess is sent';
  try {
    await remote.send(pageName, page);
    const before = await ask();
    if (before) {
      warn(
        `ATTENTION: ${outcome}, because a new one could not be tried: its trial page met ${before}. ` +
          `${costs} The next upload tries again.`,
      );
      // Where it takes the whole site down, the former file goes.
      return before.includes('error 5') ? undefined : former;
    }
    let fault: string | undefined;
    for (const { text, cost } of htaccessForms(built)) {
      fault = await faultWith(text);
      if (fault === circles) throw new Error(circlesSentence(siteUrl));
      if (fault) continue;
      if (cost) warn(cost);
      return Buffer.from(text);
    }
    await refuseOwnLines(built, fault, faultWith);
    warn(
      `ATTENTION: ${outcome}, because the host forbids its settings and answers every form of it with ${fault}. ` +
        `${costs} Ask the hosting company for "AllowOverride FileInfo".`,
    );
    return former;
  } finally {
    await clearTrial(remote);
  }
}

/** Deletes the folder of a trial. */
export async function clearTrial(remote: Pick<RemoteFolder, 'remove'>): Promise<void> {
  for (const name of [pageName, htaccessName]) await remote.remove(name);
}

/** Throws when a form without the lines of public/.htaccess holds: then these are at fault. */
async function refuseOwnLines(
  built: string,
  fault: string | undefined,
  faultWith: (text: string) => Promise<string | undefined>,
): Promise<void> {
  const ours = withoutOwnLines(built);
  if (ours === built) return;
  for (const { text } of htaccessForms(ours)) {
    if (await faultWith(text)) continue;
    throw new Error(
      `Could not publish public/.htaccess: the host answers every page with ${fault} because of it. ` +
        'Mend its lines or delete it. Nothing has been sent.',
    );
  }
}

/** Every page would redirect to itself. */
function circlesSentence(siteUrl: string): string {
  return (
    `Could not publish for https (${siteUrl}): the host does not tell its pages that they were asked for by https, ` +
    'so they would send visitors in circles. Ask the hosting company to set X-Forwarded-Proto, or write http:// in ' +
    'siteUrl in src/content/facts.ts. Nothing has been sent.'
  );
}

/** Returns what is wrong with the answer, if anything. Asks again, but not after an error 500. */
async function askAgain(address: string, pauses: readonly number[]): Promise<string | undefined> {
  let fault = await askOnce(address);
  for (const pause of pauses) {
    if (!fault || fault.includes('500')) break;
    await setTimeout(pause);
    fault = await askOnce(address);
  }
  return fault;
}

/** Follows redirects. The query keeps caches from answering for the host. */
async function askOnce(address: string): Promise<string | undefined> {
  const asked = new Set<string>();
  let next = `${address}?${randomUUID()}`;
  while (!asked.has(next)) {
    asked.add(next);
    try {
      const answer = await fetch(next, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const location = answer.headers.get('location');
      if (answer.status >= 400) return `the error ${answer.status}`;
      if (!location) return undefined;
      next = new URL(location, next).href;
    } catch (error) {
      return `no answer (${errorCode(error)})`;
    }
  }
  return circles;
}
