/** Publishes from the page of facts: `npm run upload` as a process of its own, which goes on when the page is closed. */
import { spawn } from 'node:child_process';
import { explain } from '../../../generator/terminal.ts';
import type { Project } from '../../../generator/project.ts';
import { readSettings } from '../../upload/ftpSettings.ts';

export interface PublishState {
  /** Why nothing can be published yet; '' where it can. */
  readonly missing: string;
  /** Whose password is asked for; '' where it is known. */
  readonly account: string;
  readonly isRunning: boolean;
  /** What the upload has said so far. */
  readonly said: string;
  /** How it ended; '' before that. */
  readonly outcome: string;
}

/** Takes what runs a task once no build and no save is under way. */
export function openPublisher(project: Project, inTurn: (task: () => Promise<void>) => unknown) {
  let isRunning = false;
  let said = '';
  let outcome = '';
  return {
    state: (): PublishState => ({ ...readiness(project), isRunning, said, outcome }),
    /** Begins an upload, if none is under way. The password is kept by its process alone. */
    begin(password: string): void {
      if (isRunning) return;
      [isRunning, said, outcome] = [true, '', ''];
      inTurn(async () => {
        outcome = await upload(project, password, (text) => (said += text));
        isRunning = false;
      });
    },
  };
}

function readiness({ root }: Project) {
  try {
    const { user, host, password } = readSettings(root, process.env);
    return { missing: '', account: password === undefined ? `${user} on ${host}` : '' };
  } catch (error) {
    return { missing: explain(error), account: '' };
  }
}

/** Returns the last words of an upload: that the site is live, or what is in the way. */
function upload({ root }: Project, password: string, say: (text: string) => void): Promise<string> {
  const args = ['--import', './src/commands/start.js', 'src/commands/upload/main.ts'];
  const env = { ...process.env, ...(password && { FTP_PASSWORD: password }) };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let lines = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    lines += text;
    say(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    say(text);
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`Could not publish: ${error.message}.`));
    child.on('close', (code) => {
      const last = code === 0 ? lines.trim().split('\n').at(-1) : '';
      resolve(`${errors}${last}`.trim() || 'It was stopped. Publish again, and it goes on.');
    });
  });
}
