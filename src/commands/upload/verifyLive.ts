/** Requests the live site as a visitor does and finds what differs from what was sent. */
import { setTimeout } from 'node:timers/promises';
import { mapConcurrently } from '../../generator/mapConcurrently.ts';
import { compare, liveError, type Finding } from './findings.ts';
import { pathOf, type LiveSite } from './liveSite.ts';
import type { Manifest } from './manifest.ts';
import { kindOf, type SiteFiles } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';

/** How many requests run at once; some hosts block a visitor who sends more. */
const concurrency = 4;

/** What the site was sent as, and how it is looked at. */
interface Verification {
  readonly files: SiteFiles;
  readonly remote: Pick<RemoteFolder, 'read'>;
  readonly former: Manifest['former'];
  /** The files to request twice: of several servers or caches of a host, one may be behind. */
  readonly twice: readonly string[];
  /** Milliseconds before what is wrong is requested again, because hosts cache. */
  readonly pauses: readonly number[];
}

/**
 * Requests every file of the site. What is wrong has to be right twice in a row then. Returns what is changed on its way, though
 * the server has it as it was sent, and for how many seconds browsers keep a page. Throws with the first address that stays wrong.
 */
export async function verifyLive(live: LiveSite, verification: Verification) {
  const { files, remote, former = {}, twice, pauses } = verification;
  const changed = new Map<string, Finding>();
  let kept = 0;
  // No host serves its own configuration files.
  const shown = [...files.keys()].filter(
    (name) => kindOf(name) !== 'host' && !name.startsWith('.'),
  );
  /** How often each file still has to be right. */
  const open = new Map(shown.map((name) => [name, twice.includes(name) ? 2 : 1]));
  for (let attempt = 0; open.size > 0;) {
    const findings = new Map<string, Finding>();
    await mapConcurrently(concurrency, [...open.keys()], async (name) => {
      const answer = await live.ask(pathOf(name));
      const finding = compare({ name, bytes: files.get(name)!, former: former[name] }, answer);
      if (finding) findings.set(name, finding);
      else if (kindOf(name) === 'page') kept = Math.max(kept, answer.kept);
    });
    for (const name of open.keys()) {
      const finding = findings.get(name);
      if (!finding) {
        const times = open.get(name)! - 1;
        if (times > 0) open.set(name, times);
        else open.delete(name);
      } else if (finding.kind !== 'changed') open.set(name, 2);
      else if ((await remote.read(name))?.equals(files.get(name)!)) {
        changed.set(name, finding);
        findings.delete(name);
        open.delete(name);
      } else {
        findings.set(name, { ...finding, kind: 'foreign' });
        open.set(name, 2);
      }
    }
    if (findings.size === 0) continue;
    const pause = live.isSilent() ? undefined : pauses[attempt++];
    if (pause === undefined) throw unconfirmed(live.url, shown, [...findings.values()]);
    await setTimeout(pause);
  }
  return { changed: [...changed.values()], kept };
}

/** Returns the error for what stays wrong. It names the endings of the files where a host shows no file with one of them. */
function unconfirmed(url: string, shown: readonly string[], findings: readonly Finding[]): Error {
  const [first] = [...findings.filter(({ kind }) => kind === 'foreign'), ...findings] as [Finding];
  const endingOf = (name: string) => /\.\w+$/.exec(name)?.[0] ?? name;
  const endings = new Set(findings.map(({ name }) => endingOf(name)));
  const isUnknown =
    !endings.has('.html') &&
    findings.every(({ kind }) => kind === '404') &&
    shown.filter((name) => endings.has(endingOf(name))).length === findings.length;
  const more = findings.length > 1 ? `, and ${findings.length - 1} more` : '';
  const purpose = `confirm the site (${url}/${pathOf(first.name)}${more}), although all files have been sent`;
  return liveError(
    purpose,
    isUnknown ? { ...first, kind: 'unknown', found: [...endings].join(', ') } : first,
  );
}
