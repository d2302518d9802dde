/** Requests the live site as a visitor does, and finds what differs from what was sent. */
import path from 'node:path';
import { mapConcurrently } from '../../generator/mapConcurrently.ts';
import { compare, type Finding } from './findings.ts';
import { addressPathOf, type LiveSite } from './liveSite.ts';
import { isHashed, kindOf, type SiteFiles } from './planUpload.ts';
import type { RemoteFolder } from './remoteFolder.ts';

/** How many requests run at once; some hosts block a visitor who sends more. */
const concurrency = 4;

/**
 * Requests every file of the site, those of `twice` two times if they change under their name: of several servers or caches of a
 * host, one may be behind. What is wrong is requested again until it is right twice in a row. `former` has the hash of each
 * file's version before. Returns what is wrong to the last, and for how many seconds browsers keep a page.
 */
export async function verifyLive(
  live: LiveSite,
  files: SiteFiles,
  read: RemoteFolder['read'],
  { twice = [], former = {} }: { twice?: readonly string[]; former?: Record<string, string> },
): Promise<{ findings: Finding[]; kept: number }> {
  let kept = 0;
  const changed: Finding[] = [];
  // No host serves its own configuration files.
  const shown = [...files.keys()].filter((name) => kindOf(name) !== 'host' && name[0] !== '.');
  /** How often each file still has to be right. */
  const open = new Map(
    shown.map((name) => [name, twice.includes(name) && !isHashed(name) ? 2 : 1]),
  );
  for (let tries = 0; open.size > 0;) {
    const wrong = new Map<string, Finding>();
    await mapConcurrently(concurrency, [...open.keys()], async (name) => {
      const answer = await live.ask(addressPathOf(name));
      const finding = compare({ name, bytes: files.get(name)!, former: former[name] }, answer);
      if (finding) wrong.set(name, finding);
      else if (kindOf(name) === 'page') kept = Math.max(kept, answer.kept);
    });
    for (const [name, finding] of wrong) {
      if (finding.kind !== 'changed' && finding.kind !== 'otherPage') continue;
      // An answer does not show whether it is so on the server, or is changed on its way.
      const isWhole = (await read(name))?.equals(files.get(name)!);
      if (!isWhole) wrong.set(name, { ...finding, kind: 'foreign' });
      else if (finding.kind === 'changed' && wrong.delete(name) && open.delete(name))
        changed.push(finding);
    }
    for (const [name, times] of open) {
      const kind = wrong.get(name)?.kind;
      const isBusy = kind === '429' || kind === '503';
      const left = kind === undefined ? times - 1 : isBusy ? times : 2;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    }
    if (wrong.size > 0 && !(await live.mayAskAgain(tries++)))
      return { findings: [...inOne([...wrong.values()], shown), ...changed], kept };
  }
  return { findings: changed, kept };
}

/** Returns the gravest findings first; one for all, where the host shows no file with one of some endings and all others. */
function inOne(findings: readonly Finding[], shown: readonly string[]): Finding[] {
  const endingOf = (name: string) => path.posix.extname(name);
  const endings = new Set(findings.map(({ name }) => endingOf(name)));
  const alike = shown.filter((name) => endings.has(endingOf(name)));
  const isUnknown = !endings.has('.html') && alike.length === findings.length;
  if (isUnknown && findings.every(({ kind }) => kind === '404'))
    return [{ name: findings[0]!.name, kind: 'unknown', found: [...endings].join(', ') }];
  const isForeign = ({ kind }: Finding) => kind === 'foreign';
  return [...findings.filter(isForeign), ...findings.filter((each) => !isForeign(each))];
}
