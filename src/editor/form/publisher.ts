/** Runs `npm run upload` as a process of its own, which goes on when the page that began it is closed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DevHost } from '../../generator/dev/devServer.ts';
import type { MadeSite } from '../../generator/makeSite.ts';

export type Publisher = ReturnType<typeof openPublisher>;

/** How an upload has ended, by its exit code. */
const ends = { 0: 'good', 2: 'unchecked', 3: 'asks' } as const;

export function openPublisher({ project, site, inTurn }: DevHost) {
  let isRunning = false;
  let said = '';
  let exitCode: number | null = null;
  /** The site that was current when the last upload ended. */
  let ofSite: MadeSite | undefined;
  /** Whether the site is another one since an upload failed: what stopped it may have been put right. */
  const isPutRight = () => !isRunning && exitCode !== 0 && exitCode !== 2 && site() !== ofSite;
  return {
    /**
     * Begins an upload, if none is under way. The password is kept by its process alone; `replaces` is the yes that it asks for
     * before it replaces what another copy of the project has sent.
     */
    begin(password: string, replaces: boolean): void {
      if (isRunning) return;
      isRunning = true;
      said = 'It begins once the site is made.\n';
      void inTurn(async () => {
        exitCode = await run(project.root, password, replaces, (text) => (said += text));
        isRunning = false;
        ofSite = site();
      });
    },
    /** Returns how the last upload has ended; `new` where there is none to speak of. */
    end(): 'running' | 'new' | 'good' | 'unchecked' | 'asks' | 'bad' {
      if (isRunning) return 'running';
      if (said === '' || isPutRight()) return 'new';
      return ends[exitCode as keyof typeof ends] ?? 'bad';
    },
    /** Returns what the upload has said so far. */
    said: () => (isPutRight() ? '' : said),
  };
}

/** Resolves when the upload has ended, with its exit code, or with null where it has none. */
async function run(
  root: string,
  password: string,
  replaces: boolean,
  say: (text: string) => void,
): Promise<number | null> {
  const args = ['--import', './src/commands/start.js', 'src/commands/upload.ts'];
  if (replaces) args.push('--replace');
  // Options that npm run dev was given are none of the upload.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config_'));
  const env = { ...Object.fromEntries(own), ...(password && { FTP_PASSWORD: password }) };
  try {
    const child = spawn(process.execPath, args, { cwd: root, env });
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === null) say('It was stopped. Publish again, and it goes on.');
    return code;
  } catch (error) {
    say(`Could not publish: ${(error as Error).message}. Run npm run upload in a terminal.`);
    return null;
  }
}
