/** The command `npm run links`: checks every link of the built site and says which are broken. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { agency } from '../content/agency.ts';
import { checkLinks } from './checkLinks.ts';
import type { LinkReport } from './checkLinks.ts';
import { linkTable } from './linkTable.ts';

const usage = 'Use --internal-only, --require-outbound or --dist <folder>.';

interface Options {
  readonly folder: string;
  readonly internalOnly: boolean;
  readonly requireOutbound: boolean;
}

process.exitCode = await main(process.argv.slice(2));

/** Returns the exit code: 1 when a link is broken, or when nothing outbound could be reached although it had to be. */
async function main(words: string[]): Promise<number> {
  try {
    const { folder, internalOnly, requireOutbound } = readOptions(words);
    const report = await checkLinks(folder, agency, { internalOnly });
    console.log(describe(report));
    if (report.nothingReached) console.error(notice(requireOutbound));
    return isBroken(report) || (report.nothingReached && requireOutbound) ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function readOptions(words: string[]): Options {
  const { values } = parse(words);
  const { dist, 'internal-only': internalOnly = false, 'require-outbound': requireOutbound = false } = values;
  if (internalOnly && requireOutbound) {
    throw new Error('Could not check the links: --internal-only leaves out what --require-outbound asks for. Use one.');
  }
  const folder = dist ? resolve(dist) : fileURLToPath(new URL('../../dist', import.meta.url));
  return { folder, internalOnly, requireOutbound };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        dist: { type: 'string' },
        'internal-only': { type: 'boolean' },
        'require-outbound': { type: 'boolean' },
      },
    });
  } catch (cause) {
    // Node's first sentence names what is wrong, the others speak to programmers.
    const [reason = ''] = (cause instanceof Error ? cause.message : '').split(/[.\n]/);
    const small = reason.charAt(0).toLowerCase() + reason.slice(1);
    throw new Error(`Could not check the links (${args.join(' ')}): ${small}. ${usage}`, { cause });
  }
}

function isBroken({ faults, outbound }: LinkReport): boolean {
  return faults.length > 0 || outbound.some(({ verdict }) => verdict === 'broken');
}

function describe(report: LinkReport): string {
  const { faults, outbound, pageCount, linkCount } = report;
  const findings = [...faults, ...outbound];
  const broken = outbound.filter(({ verdict }) => verdict === 'broken').length;
  const lines = [
    `Links on ${pageCount} pages: ${linkCount}, faults within the site: ${faults.length}`,
    `Outbound addresses: ${outbound.length}, broken: ${broken}`,
  ];
  if (findings.length > 0) lines.push('', linkTable(findings));
  return lines.join('\n');
}

function notice(required: boolean): string {
  return [
    '',
    'NOTHING OUTBOUND COULD BE REACHED. No link that leads out of the site has been checked.',
    'Is this machine connected to the internet? Run npm run links again when it is.',
    required ? 'This counts as a failure because of --require-outbound.' : 'This does not count as a failure.',
  ].join('\n');
}
