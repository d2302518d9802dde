/** Publishes from the page of facts: `npm run upload` as a process of its own, which goes on when the page is closed. */
import { spawn } from 'node:child_process';
import { explain } from '../../../generator/report/terminal.ts';
import type { Project } from '../../../generator/project.ts';
import { readSettings } from '../../upload/ftpSettings.ts';

export interface PublishState {
  /** The reason why nothing can be published yet, or ''. */
  readonly missing: string;
  /** The account whose password the page asks for, or '' if the password is in .env. */
  readonly account: string;
  readonly isRunning: boolean;
  /** The lines of the upload so far. The last one says how it ended. */
  readonly said: string;
}

/** Takes a function that runs a task once no build and no save is under way. */
export function openPublisher(project: Project, inTurn: (task: () => Promise<void>) => unknown) {
  let isRunning = false;
  let said = '';
  const say = (text: string) => void (said += text);
  return {
    state: (): PublishState => ({ ...readiness(project), isRunning, said }),
    /** Begins an upload, if none is under way. The password is kept by its process alone. */
    begin(password: string): void {
      if (isRunning) return;
      [isRunning, said] = [true, 'It begins once the site is made.\n'];
      inTurn(async () => {
        await upload(project, password, say);
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

/** Resolves when the upload has ended, whether it has published or not. */
function upload({ root }: Project, password: string, say: (text: string) => void): Promise<void> {
  const args = ['--import', './src/commands/start.js', 'src/commands/upload/main.ts'];
  const env = { ...process.env, ...(password && { FTP_PASSWORD: password }) };
  const child = spawn(process.execPath, args, { cwd: root, env });
  child.stdout.setEncoding('utf8').on('data', say);
  child.stderr.setEncoding('utf8').on('data', say);
  child.on('error', ({ message }) => say(`Could not publish: ${message}.`));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code === null) say('It was stopped. Publish again, and it goes on.');
      resolve();
    });
  });
}
