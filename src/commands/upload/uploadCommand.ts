/** What `npm run upload` does: reads its options and settings, builds, asks for the password and uploads. */
import type { ReadStream } from 'node:tty';
import { isCancel, password, updateSettings } from '@clack/prompts';
import { build } from '../../../build.ts';
import { readOptions } from '../args.ts';
import type { Project } from '../../generator/project.ts';
import { checkContent } from '../../generator/check/checkContent.ts';
import { loadSite } from '../../generator/load.ts';
import { sampleNotice } from '../../generator/unconfirmed.ts';
import { explain, sayCount } from '../../generator/terminal.ts';
import { readSettings, type Settings } from './ftpSettings.ts';
import { upload } from './uploadRelease.ts';

/** What the command is given of its process. */
export type Surroundings = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'>;

const usage = 'Use --dry-run, --sample, --all, --no-build or --verbose behind npm run upload --.';
const flag = { type: 'boolean' } as const;
const flags = { 'dry-run': flag, sample: flag, all: flag, 'no-build': flag, verbose: flag };

/** Takes the words behind the command; `stopSignal` is called when sending begins. Returns the exit code. */
export async function publish(
  words: readonly string[],
  project: Project,
  { env, stdin, stdout, stderr }: Surroundings,
  stopSignal: () => AbortSignal,
): Promise<number> {
  // Servers repeat in their answers what they were told.
  let hide = (text: string) => text;
  const say = (line: string) => void stdout.write(`${hide(line)}\n`);
  const warn = (line: string) => void stderr.write(`${hide(line)}\n`);
  try {
    const options = readOptions('publish', words, flags, usage);
    const settings = readSettings(project.root, env);
    const site = await loadSite(project);
    checkContent(site, project);
    const { agency, unconfirmed } = site;
    if (!options.sample) refuseSamples(unconfirmed);
    const access = {
      ...settings,
      password: settings.password ?? (await askPassword(settings, stdin, stdout)),
    };
    hide = (text) => text.replaceAll(access.password, '***');
    for (const line of sampleNotice(unconfirmed)) warn(line);
    if (!options['no-build']) say((await build(project)).report);
    await upload({
      dist: project.dist,
      access,
      siteUrl: settings.siteUrl ?? (unconfirmed.includes('siteUrl') ? undefined : agency.siteUrl),
      dryRun: options['dry-run'],
      all: options.all,
      say,
      warn,
      signal: stopSignal(),
    });
    return 0;
  } catch (error) {
    warn(explain(error, words.includes('--verbose')));
    return 1;
  }
}

/** Keeps facts that are only samples from being published by mistake. */
function refuseSamples(unconfirmed: readonly string[]): void {
  if (unconfirmed.length === 0) return;
  const isUnread = unconfirmed.some((name) => name.startsWith('translations.'));
  throw new Error(
    `Could not publish: ${sayCount(unconfirmed.length, 'fact')} in src/content/agency.ts still to be confirmed ` +
      `(${unconfirmed.join(', ')}). Put them right there and delete their names under "unconfirmed"; ` +
      (isUnread
        ? 'a translation is right once somebody who speaks the language has read it; '
        : '') +
      'to publish the samples all the same, for a trial, run npm run upload -- --sample.',
  );
}

/** Returns what was typed before the Enter key. Throws where there is no terminal, and when nothing was typed. */
async function askPassword(
  { user, host }: Settings,
  input: ReadStream,
  output: NodeJS.WriteStream,
): Promise<string> {
  if (!input.isTTY) {
    throw new Error(
      'Could not ask for the password: this is no terminal. Write it in .env behind FTP_PASSWORD=, ' +
        'or set FTP_PASSWORD in the environment.',
    );
  }
  // Ctrl-D, at which the question would otherwise never be answered.
  updateSettings({ aliases: { '\x04': 'cancel' } });
  const message = `FTP password of ${user} on ${host} (it is not shown)`;
  const typed = await password({ message, input, output, withGuide: false });
  if (!isCancel(typed) && typed !== '') return typed;
  throw new Error('Could not log in: no password was typed. Nothing has been sent.');
}
