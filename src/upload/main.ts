/** The command `npm run upload`: builds the site and publishes it on the agency's hosting. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../build.ts';
import { checkContent } from '../steps/checkContent.ts';
import { loadSite } from '../steps/loadSite.ts';
import { explain } from '../words.ts';
import { projectAt } from '../project.ts';
import { askPassword } from './askPassword.ts';
import { sampleNotice } from '../unconfirmed.ts';
import { checkConfirmed } from './checkConfirmed.ts';
import { readSettings } from './settings.ts';
import { upload } from './upload.ts';

const usage =
  'Use --dry-run, --sample, --all, --no-build, --dist <folder>, --env <file> or --verbose behind npm run upload --.';

const secrets: string[] = [];
process.exitCode = await main(process.argv.slice(2));

/** Returns the exit code. */
async function main(words: string[]): Promise<number> {
  try {
    await publish(readOptions(words));
    return 0;
  } catch (error) {
    warn(explain(error, words.includes('--verbose')));
    return 1;
  }
}

async function publish(options: ReturnType<typeof readOptions>): Promise<void> {
  // Before React is imported: its faster build.
  process.env.NODE_ENV ??= 'production';
  const project = projectAt();
  const settings = readSettings(path.resolve(project.root, options.env));
  if (settings.password !== undefined) secrets.push(settings.password);
  const site = await loadSite(project);
  checkContent(site, project);
  const { agency, unconfirmed, routes } = site;
  if (!options.sample) checkConfirmed(unconfirmed);
  for (const line of sampleNotice(unconfirmed)) warn(line);
  if (!options.noBuild) say(await build(project));
  const password = settings.password ?? (await askPassword(question(settings), process.stdin, write));
  secrets.push(password);
  await upload({
    dist: options.dist ?? project.dist,
    access: { ...settings, password },
    routes,
    siteUrl: settings.siteUrl ?? (unconfirmed.includes('siteUrl') ? undefined : agency.siteUrl),
    dryRun: options.dryRun,
    all: options.all,
    say,
    warn,
    screen: process.stdout,
    signal: stopSignal(),
  });
}

function readOptions(args: string[]) {
  const { values } = parse(args);
  return {
    dryRun: values['dry-run'] ?? false,
    sample: values.sample ?? false,
    all: values.all ?? false,
    noBuild: values['no-build'] ?? values.dist !== undefined,
    dist: values.dist === undefined ? undefined : path.resolve(values.dist),
    env: values.env ?? '.env',
  };
}

function parse(args: string[]) {
  const boolean = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: {
        'dry-run': boolean,
        sample: boolean,
        all: boolean,
        'no-build': boolean,
        verbose: boolean,
        dist: { type: 'string' },
        env: { type: 'string' },
      },
    });
  } catch (cause) {
    // Node's first sentence names what is wrong, the others speak to programmers.
    const [reason = ''] = (cause as Error).message.split(/[.\n]/);
    throw new Error(`Could not publish: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}. ${usage}`, { cause });
  }
}

function question({ user, host }: { user: string; host: string }): string {
  return `FTP password of ${user} on ${host} (it is not shown): `;
}

/** The first Ctrl-C lets the file at hand finish; the second ends the process, as it does without this. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    warn(`${process.stdout.isTTY ? '\n' : ''}Stopping after this file; press Ctrl-C again to stop at once.`);
    stop.abort();
  });
  return stop.signal;
}

function say(line: string): void {
  write(`${line}\n`);
}

function write(text: string): void {
  process.stdout.write(hideSecrets(text));
}

function warn(line: string): void {
  process.stderr.write(`${hideSecrets(line)}\n`);
}

/** Servers repeat in their answers what they were told. */
function hideSecrets(text: string): string {
  return secrets.filter(Boolean).reduce((safe, secret) => safe.replaceAll(secret, '***'), text);
}
