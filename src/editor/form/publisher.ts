/** Runs the upload as a separate process, which continues after the page that started it is closed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DevContext } from '../../generator/dev/devServer.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import type { UploadEnd, UploadMessage, UploadStep } from '../../hosting/progress.ts';

export type Publisher = ReturnType<typeof openPublisher>;

/** What is known about the last upload. */
export type PublishState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running';
      /** `wait` while earlier builds and saves are running. */
      readonly step: UploadStep | 'wait';
      readonly done?: number | undefined;
      readonly total?: number | undefined;
      readonly log: string;
    }
  | {
      readonly kind: 'ended';
      readonly end: UploadEnd;
      /** What visitors see and what to do, with settings in braces. */
      readonly sentence: string;
      readonly at: Date;
      readonly log: string;
    };

/** What staff typed and ticked for an upload. */
interface PublishOrder {
  /** Only the upload's process keeps it. */
  readonly password: string;
  /** Whether staff agreed to replace what another copy of the project has sent. */
  readonly replace: boolean;
  /** Whether unchanged files are sent again, too. */
  readonly all: boolean;
}

/** Returns a function that starts an upload, and one that says how the last upload is going. Only one runs at a time. */
export function openPublisher({ project, site, inTurn }: DevContext) {
  let state: PublishState = { kind: 'none' };
  let log = '';
  /** The site that was current when the last upload ended. */
  let siteThen: MadeSite | undefined;
  const say = (text: string) => void (log += text);
  return {
    /** Starts an upload, if none is running. */
    begin(order: PublishOrder): void {
      if (state.kind === 'running') return;
      log = '';
      state = { kind: 'running', step: 'wait', log };
      void inTurn(async () => {
        let ended = { end: 'failed' as UploadEnd, sentence: stopped };
        const tell = (message: UploadMessage) => {
          if ('end' in message) ended = message;
          else state = { kind: 'running', ...message, log };
        };
        try {
          await runUpload(project.root, order, say, tell);
        } catch (error) {
          const { message } = error as Error;
          ended = { end: 'failed', sentence: `Could not publish: ${message}. ${tryAgain}` };
        }
        state = { kind: 'ended', ...ended, at: new Date(), log };
        siteThen = site();
      });
    },
    /** Returns what is known about the last upload. Forgets a failure once the site changes, which may have fixed the cause. */
    state(): PublishState {
      const needsAnotherTry = state.kind === 'ended' && /asks|failed/.test(state.end);
      if (needsAnotherTry && site() !== siteThen) return { kind: 'none' };
      return state.kind === 'none' ? state : { ...state, log };
    },
  };
}

const tryAgain = 'Close other programs, and {AGAIN}.';
const stopped = 'Something outside the upload stopped it. To continue where it stopped, {AGAIN}.';

/** Runs the upload, and resolves when it has ended. Passes on its output and its messages. */
async function runUpload(
  root: string,
  { password, replace, all }: PublishOrder,
  say: (text: string) => void,
  tell: (message: UploadMessage) => void,
): Promise<void> {
  const args = ['--import', './src/commands/start.js', 'src/commands/upload.ts'];
  if (replace) args.push('--replace');
  if (all) args.push('--all');
  // The options of npm run dev are not meant for the upload.
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config_'));
  const env = { ...Object.fromEntries(variables), ...(password && { FTP_PASSWORD: password }) };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout!.setEncoding('utf8').on('data', say);
  child.stderr!.setEncoding('utf8').on('data', say);
  child.on('message', tell);
  await once(child, 'close');
}
