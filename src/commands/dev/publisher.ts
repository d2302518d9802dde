/** Runs `npm run upload` as a process of its own, which goes on when the page that began it is closed. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { MadeSite } from '../../generator/makeSite.ts';
import type { FormHost } from './formHost.ts';

export type Publisher = ReturnType<typeof openPublisher>;

export function openPublisher({ project, site, inTurn }: FormHost) {
  const upload = new EventEmitter().setMaxListeners(0);
  let isRunning = false;
  let said = '';
  let isPublished = false;
  /** The site that was current when the last upload ended. */
  let ofSite: MadeSite | undefined;
  const say = (text: string) => {
    said += text;
    upload.emit('said');
  };
  /** Whether the site is another one since an upload failed: what stopped it may have been put right. */
  const isPutRight = () => !isRunning && !isPublished && site() !== ofSite;
  return {
    /** Begins an upload, if none is under way. The password is kept by its process alone. */
    begin(password: string): void {
      if (isRunning) return;
      isRunning = true;
      said = 'It begins once the site is made.\n';
      void inTurn(async () => {
        isPublished = await run(project.root, password, say);
        isRunning = false;
        ofSite = site();
        upload.emit('said');
      });
    },
    /** Returns how the last upload has ended: `none` while one runs, and `new` where there is none to speak of. */
    end(): 'none' | 'new' | 'good' | 'bad' {
      if (isRunning) return 'none';
      if (isPublished) return 'good';
      return said === '' || isPutRight() ? 'new' : 'bad';
    },
    /** Yields what the upload has said and says, until it has ended. */
    async *lines(): AsyncGenerator<string> {
      if (isPutRight()) return;
      for (let sent = 0; ;) {
        const more = said.slice(sent);
        sent += more.length;
        if (more) yield more;
        else if (isRunning) await once(upload, 'said');
        else return;
      }
    },
  };
}

/** Resolves when the upload has ended; returns whether it has published. */
async function run(root: string, password: string, say: (text: string) => void) {
  const args = ['--import', './src/commands/start.js', 'src/commands/upload/main.ts'];
  // Options that npm run dev was given are none of the upload.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config_'));
  const env = { ...Object.fromEntries(own), ...(password && { FTP_PASSWORD: password }) };
  try {
    const child = spawn(process.execPath, args, { cwd: root, env });
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    const [code] = await once(child, 'close');
    if (code === null) say('It was stopped. Publish again, and it goes on.');
    return code === 0;
  } catch (error) {
    say(`Could not publish: ${(error as Error).message}. Run npm run upload in a terminal.`);
    return false;
  }
}
