/** What `npm run upload` does: reads the settings, checks the content, asks, builds and uploads. */
import { hostname } from 'node:os';
import path from 'node:path';
import type { ReadStream } from 'node:tty';
import { isCancel, password, updateSettings } from '@clack/prompts';
import { build, checkBuilt } from '../../generator/build.ts';
import { readContent } from '../../generator/content.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import type { Project } from '../../generator/project.ts';
import { isSample, sampleNotice, type Sample } from '../../generator/samples.ts';
import { sayCount } from '../../generator/terminal.ts';
import { readOptions } from '../args.ts';
import { addToSummary } from '../runSummary.ts';
import { readSettings, type Settings } from './ftpSettings.ts';
import { uploadRelease } from './uploadRelease.ts';

/** The parts of the process that the command uses. */
export type Stdio = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'>;

const usage = 'Use --dry-run, --sample, --all, --no-build or --verbose behind npm run upload --.';
const flag = { type: 'boolean' } as const;
const flags = { 'dry-run': flag, sample: flag, all: flag, 'no-build': flag };

/** Calls `stopSignal` before the server is asked for anything. Throws a sentence. */
export async function uploadCommand(
  args: readonly string[],
  project: Project,
  { env, stdin, stdout, stderr }: Stdio,
  stopSignal: () => AbortSignal,
): Promise<void> {
  const say = (line: string) => void stdout.write(`${line}\n`);
  const warn = (line: string) => void stderr.write(`${line}\n`);
  const options = readOptions('publish', args, flags, usage);
  const settings = readSettings(project.root, env);
  const read = await readContent(project);
  if (!options.sample) refuseSamples(read.samples);
  const access = {
    ...settings,
    password: settings.password ?? (await askPassword(settings, stdin, stdout)),
  };
  const makeRelease = async () => {
    const made: MadeSite & { readonly report?: string } = options['no-build']
      ? await checkBuilt(project)
      : await build(project);
    if (made.report) say(made.report);
    const { content, samples } = made;
    // The sources may have changed while the password was typed.
    if (!options.sample) refuseSamples(samples);
    for (const line of sampleNotice(samples)) warn(line);
    const isSampleUrl = isSample(content.facts.agency.siteUrl);
    const siteUrl = settings.siteUrl ?? (isSampleUrl ? undefined : content.facts.agency.siteUrl);
    return { dist: project.dist, siteUrl };
  };
  const outcome = await uploadRelease({
    makeRelease,
    access,
    dryRun: options['dry-run'],
    all: options.all,
    uploader: {
      computer: env['GITHUB_ACTIONS'] === 'true' ? 'GitHub, by the workflow Publish' : hostname(),
      record: path.join(project.cache, 'upload.json'),
    },
    say,
    warn,
    signal: stopSignal(),
  });
  say(outcome);
  addToSummary(outcome, env);
}

/** Throws when facts are samples: they would be published by mistake. */
function refuseSamples(samples: readonly Sample[]): void {
  if (samples.length === 0) return;
  const hasTranslation = samples.some(({ field }) => field.startsWith('languages'));
  throw new Error(
    `Could not publish: ${sayCount(samples.length, 'text')} in src/content ${samples.length > 1 ? 'are still samples' : 'is still a sample'} ` +
      `(${samples.map(({ field }) => field).join(', ')}). ` +
      'Put each one right and write the day into checked of its group' +
      (hasTranslation
        ? '; a language is right once somebody who speaks it has read its page, and its checked is in languages/index.ts'
        : '') +
      '. To publish the samples all the same, for a trial, run npm run upload -- --sample.',
  );
}

/** Returns the line that was typed. Throws without a terminal, and when nothing was typed. */
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
  // Ctrl-D would otherwise leave the prompt open for ever.
  updateSettings({ aliases: { '\x04': 'cancel' } });
  const message = `FTP password of ${user} on ${host} (it is not shown)`;
  const typed = await password({ message, input, output, withGuide: false });
  if (!isCancel(typed) && typed !== '') return typed;
  throw new Error('Could not log in: no password was typed. Nothing has been sent.');
}
