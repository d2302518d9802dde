/** Uploads the site: reads the settings, checks the content, asks for the password, then builds and sends. */
import type { ReadStream } from 'node:tty';
import { isCancel, password, updateSettings } from '@clack/prompts';
import { isPlaceholder } from '../agency/checks/findSamples.ts';
import type { Project } from '../generator/project.ts';
import { buildToPublish } from './buildToPublish.ts';
import { checkForPublication } from './checkForPublication.ts';
import { openMemory } from './upload/plan/copyMemory.ts';
import { readSettings, type Settings } from '../hosting/ftpSettings.ts';
import { HostingError, sayInTerminal, hostingSentenceOf } from '../hosting/hostingError.ts';
import type { Tell } from '../hosting/progress.ts';
import { usualRetry, type RetryPolicy } from './upload/ftp/retryPolicy.ts';
import type { Outcome } from './upload/uploadJob.ts';
import { uploadRelease } from './upload/uploadRelease.ts';

/** The parts of the process that the command uses. `send` is defined if the program that started it listens for messages. */
export type Stdio = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr' | 'send'>;

/** The options of `npm run upload`. */
export interface UploadOptions {
  /** Only says what would be sent. */
  readonly 'dry-run'?: boolean | undefined;
  /** For a trial, publishes samples too. */
  readonly sample?: boolean | undefined;
  /** Also sends unchanged files. */
  readonly all?: boolean | undefined;
  /** Confirms that this upload may replace what another copy of the project has sent. */
  readonly replace?: boolean | undefined;
}

/** The exit code of each end that is not an error: 2 if the site could not be checked, 3 if a confirmation is needed. */
export const exitCodes = { live: 0, dry: 0, unchecked: 2, asks: 3 } as const;

/**
 * Returns the final sentence, which it has already printed, and the exit code. Calls `stopSignal` once, before the first request
 * to the server; the signal that it returns stops the upload. Reports each step and the end to the program that started this one.
 * Throws an Error for staff.
 */
export async function uploadSite(
  project: Project,
  options: UploadOptions,
  stdio: Stdio,
  stopSignal: () => AbortSignal,
  retry: RetryPolicy = usualRetry,
): Promise<readonly [sentence: string, exitCode: 0 | 2 | 3]> {
  // If the listening program has ended, the upload continues.
  const tell: Tell = (message) => void stdio.send?.(message, undefined, undefined, () => {});
  try {
    const { sentence, end } = await run(project, options, stdio, stopSignal, retry, tell);
    stdio.stdout.write(`${printed(sentence, stdio)}\n`);
    if (end !== 'dry') tell({ end, sentence });
    return [sayInTerminal(sentence), exitCodes[end]];
  } catch (error) {
    const sentence = hostingSentenceOf(error);
    tell({ end: 'failed', sentence });
    throw stdio.send ? new Error(sentence, { cause: error }) : error;
  }
}

/** Returns a line as it is printed: a listening program has its own words for the names in braces. */
function printed(line: string, { send }: Stdio): string {
  return send ? line : sayInTerminal(line);
}

async function run(
  project: Project,
  { 'dry-run': dryRun, sample, all, replace }: UploadOptions,
  stdio: Stdio,
  stopSignal: () => AbortSignal,
  retry: RetryPolicy,
  tell: Tell,
): Promise<Outcome> {
  const { env, stdin, stdout, stderr, send } = stdio;
  const say = (line: string) => void stdout.write(`${printed(line, stdio)}\n`);
  const warn = (line: string) => void stderr.write(`${printed(line, stdio)}\n`);
  const settings = readSettings(project.root, env);
  tell({ step: 'check' });
  const read = await checkForPublication(project, 'upload', sample);
  const siteUrl = settings.siteUrl ?? read.content.facts.agency.siteUrl;
  if (!settings.siteUrl && isPlaceholder(siteUrl)) {
    throw new HostingError(
      `Could not upload: the site's address is still a sample (${siteUrl}). Correct {WEBSITE}, or ` +
        'write the address that shows the folder into {SITE_URL}.',
    );
  }
  const access = {
    ...settings,
    password: settings.password ?? (await askPassword(settings, stdin, stdout)),
  };
  // A listening program has no use for the report's table of bytes.
  const report = send ? () => {} : say;
  const makeFiles = () => buildToPublish(project, read, { say: report, warn }, sample);
  const memory = openMemory(project, settings, env);
  // A test address of the host is a trial too: search engines may be kept out there.
  const isTrial = Boolean(sample) || siteUrl !== read.content.facts.agency.siteUrl;
  const job = {
    makeFiles,
    siteUrl,
    isTrial,
    access,
    memory,
    signal: stopSignal(),
    retry,
    say,
    warn,
    tell,
  };
  return uploadRelease({ ...job, dryRun, all, replace });
}

/** Returns the password that was typed. Throws without a terminal, and if nothing was typed. */
async function askPassword(
  { user, host }: Settings,
  input: ReadStream,
  output: NodeJS.WriteStream,
): Promise<string> {
  if (!input.isTTY) {
    throw new Error(
      'Could not ask for the password: this is not a terminal. Write it in .env after FTP_PASSWORD=, ' +
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
