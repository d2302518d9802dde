/** What `npm run upload` does: reads the settings, checks the content, asks for the password, and uploads. */
import type { ReadStream } from 'node:tty';
import { isCancel, password, updateSettings } from '@clack/prompts';
import { build } from '../../../build.ts';
import type { Project } from '../../generator/project.ts';
import { isPlaceholder } from '../../agency/checks/findSamples.ts';
import { readOptions } from '../args.ts';
import { readToPublish, sampleNotice } from '../readToPublish.ts';
import { addToSummary } from '../runSummary.ts';
import { openMemory } from './copyMemory.ts';
import { readSettings, type Settings } from './ftpSettings.ts';
import { usualRetry } from './remoteFolder.ts';
import { uploadRelease } from './uploadRelease.ts';

/** The parts of the process that the command uses. */
export type Stdio = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'>;

const usage = 'Use --dry-run, --sample, --all, --replace or --verbose behind npm run upload --.';
const flag = { type: 'boolean' } as const;
const flags = { 'dry-run': flag, sample: flag, all: flag, replace: flag };

/**
 * Runs `npm run upload` with its args, and returns the exit code. Calls `stopSignal` once, before it asks the server for
 * anything; that signal then stops the upload. Throws an Error for staff.
 */
export async function uploadCommand(
  args: readonly string[],
  project: Project,
  { env, stdin, stdout, stderr }: Stdio,
  stopSignal: () => AbortSignal,
  retry = usualRetry,
): Promise<number> {
  const say = (line: string) => void stdout.write(`${line}\n`);
  const warn = (line: string) => void stderr.write(`${line}\n`);
  const options = readOptions('publish', args, flags, usage);
  const settings = readSettings(project.root, env);
  const read = await readToPublish(project, 'upload', options.sample);
  const siteUrl = settings.siteUrl ?? read.content.facts.agency.siteUrl;
  if (!settings.siteUrl && isPlaceholder(['agency', 'siteUrl'], siteUrl)) {
    throw new Error(
      `Could not upload: the site's address is still a sample (${siteUrl}). Put siteUrl right in src/content/facts.jsonc, or ` +
        'write the address at which one sees the folder in .env behind SITE_URL=.',
    );
  }
  const access = {
    ...settings,
    password: settings.password ?? (await askPassword(settings, stdin, stdout)),
  };
  const makeFiles = async () => {
    const made = await build(project, read);
    say(made.report);
    for (const line of sampleNotice(made)) warn(line);
    return made.files;
  };
  const { 'dry-run': dryRun, all, replace } = options;
  const memory = openMemory(project, settings, env);
  const job = { makeFiles, siteUrl, access, memory, signal: stopSignal(), retry, say, warn };
  const [sentence, exitCode] = await uploadRelease({ ...job, dryRun, all, replace });
  say(sentence);
  addToSummary(sentence, env);
  return exitCode;
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
