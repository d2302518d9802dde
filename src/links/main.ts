/** The command `npm run links`: checks every link of the built site and says which are broken. */
import path from 'node:path';
import { agency } from '../content/agency.ts';
import { readOptions } from '../options.ts';
import { projectAt } from '../project.ts';
import { explain, table } from '../words.ts';
import { checkLinks, type LinkReport } from './checkLinks.ts';
import type { Verdict } from './verdict.ts';

const usage = 'Use --internal-only, --require-outbound or --dist <folder>.';

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Returns the exit code: 1 when a link is broken, or when nothing outbound could be reached although it had to be. */
async function main(words: string[]): Promise<number> {
  const {
    dist = projectAt().dist,
    'internal-only': internalOnly = false,
    'require-outbound': isRequired = false,
  } = readOptions(
    'check the links',
    words,
    { dist: { type: 'string' }, 'internal-only': { type: 'boolean' }, 'require-outbound': { type: 'boolean' } },
    usage,
  );
  if (internalOnly && isRequired) {
    throw new Error('Could not check the links: --internal-only leaves out what --require-outbound asks for. Use one.');
  }
  const report = await checkLinks(path.resolve(dist), agency.siteUrl, !internalOnly);
  const { faults, outbound } = report;
  const nothingReached = outbound.length > 0 && outbound.every(({ verdict }) => verdict === 'unreachable');
  console.log(describe(report));
  if (nothingReached) console.error(notice(isRequired));
  const isBroken = faults.length > 0 || outbound.some(({ verdict }) => verdict === 'broken');
  return isBroken || (nothingReached && isRequired) ? 1 : 0;
}

/** Returns the counts and, the worst first, a line for each fault and each outbound address. */
function describe({ faults, outbound, pageCount, linkCount }: LinkReport): string {
  const order: readonly Verdict[] = ['broken', 'unreachable', 'blocked', 'ok'];
  const rows = order
    .flatMap((verdict) => [...faults, ...outbound].filter((finding) => finding.verdict === verdict))
    .map(({ verdict, address, reason, pages }) => [verdict.toUpperCase(), address, reason, pages.join(' ')]);
  const broken = outbound.filter(({ verdict }) => verdict === 'broken').length;
  return [
    `Links on ${pageCount} pages: ${linkCount}, faults within the site: ${faults.length}`,
    `Outbound addresses: ${outbound.length}, broken: ${broken}`,
    ...(rows.length > 0 ? ['', ...table([['VERDICT', 'LINK', 'REASON', 'STANDS ON'], ...rows], [], 70)] : []),
  ].join('\n');
}

function notice(isRequired: boolean): string {
  return [
    '',
    'NOTHING OUTBOUND COULD BE REACHED. No link that leads out of the site has been checked.',
    'Is this machine connected to the internet? Run npm run links again when it is.',
    isRequired ? 'This counts as a failure because of --require-outbound.' : 'This does not count as a failure.',
  ].join('\n');
}
