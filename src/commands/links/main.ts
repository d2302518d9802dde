/** The command `npm run links`: checks every link of the built site and says which are broken. */
import path from 'node:path';
import { readSite } from '../../generator/files.ts';
import { siteUrlOf } from '../../generator/host/hostFiles.ts';
import { projectAt } from '../../generator/project.ts';
import { sayCount, shownPath, table } from '../../generator/terminal.ts';
import { readOptions } from '../args.ts';
import { run } from '../cli.ts';
import { checkLinks } from './checkLinks.ts';

const usage = 'Use --internal-only, --require-outbound or --dist <folder>.';
const options = {
  dist: { type: 'string', default: projectAt().dist },
  'internal-only': { type: 'boolean', default: false },
  'require-outbound': { type: 'boolean', default: false },
} as const;

/** Fails for a broken link; with `--require-outbound` also when nothing outbound can be reached. */
await run(async (args) => {
  const { dist, ...flags } = readOptions('check the links', args, options, usage);
  const files = readSite(path.resolve(dist));
  const report = await checkLinks(files, siteUrlOf(files), !flags['internal-only']);
  console.log(describe(report));
  const { faults, outbound } = report;
  const nothingReached =
    outbound.length > 0 && outbound.every(({ verdict }) => verdict === 'unreachable');
  const isRequired = flags['require-outbound'];
  if (nothingReached) {
    console.error(
      '\nNOTHING OUTBOUND COULD BE REACHED. No link that leads out of the site has been checked.\n' +
        'Is this machine connected to the internet? Run npm run links again when it is.\n' +
        `This ${isRequired ? 'counts as a failure because of --require-outbound' : 'does not count as a failure'}.`,
    );
  }
  if (nothingReached && isRequired) process.exitCode = 1;
  const [broken, ...others] = [...faults, ...outbound].filter(
    ({ verdict }) => verdict === 'broken',
  );
  if (!broken) return;
  const more = others.length > 0 ? `, and ${sayCount(others.length, 'other link')}` : '';
  throw new Error(
    `Could not accept the links (${shownPath(dist)}): ${broken.address} on ${[...broken.pages].join(' ')} is broken, ` +
      `${broken.reason}${more}. Put it right where src/content has it, or take the link away.`,
  );
});

/** Returns the counts, then a line for each fault and each outbound address, the worst first. */
function describe({
  faults,
  outbound,
  pageCount,
  linkCount,
}: Awaited<ReturnType<typeof checkLinks>>): string {
  const rows = ['broken', 'unreachable', 'blocked', 'ok']
    .flatMap((worst) => [...faults, ...outbound].filter(({ verdict }) => verdict === worst))
    .map(({ verdict, address, reason, pages }) => [
      verdict.toUpperCase(),
      address,
      reason,
      [...pages].join(' '),
    ]);
  const broken = outbound.filter(({ verdict }) => verdict === 'broken').length;
  return [
    `Links on ${pageCount} pages: ${linkCount}, faults within the site: ${faults.length}`,
    `Outbound addresses: ${outbound.length}, broken: ${broken}`,
    ...(rows.length > 0
      ? ['', ...table([['VERDICT', 'LINK', 'REASON', 'STANDS ON'], ...rows], [], 70)]
      : []),
  ].join('\n');
}
