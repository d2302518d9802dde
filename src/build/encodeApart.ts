/**
 * Encodes in a process of its own. An encoder needs 60 MB for a screenful of pixels and the C library hands little of it back:
 * a cold build would grow to 400 MB, and stay there. Apart, with fewer memory pools than threads, it takes 240 and is gone.
 */
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EncodingOrder } from './encodeMissed.ts';
import { PictureFault } from './PictureFault.ts';

/** What comes back from there. */
export interface EncodingOutcome {
  readonly faults: readonly { readonly slug: string; readonly message: string; readonly cause?: string }[];
  /** An error that is no picture's fault. */
  readonly error?: string;
}

/** Does what encodeMissed does, and returns the same. Throws where that does, or when the process comes to an early end. */
export async function encodeApart(order: EncodingOrder): Promise<Map<string, PictureFault>> {
  const { faults, error } = await runApart(order);
  if (error !== undefined) throw new Error(error);
  return new Map(faults.map(({ slug, message, cause }) => [slug, new PictureFault(message, { cause: new Error(cause) })]));
}

function runApart(order: EncodingOrder): Promise<EncodingOutcome> {
  const child = fork(fileURLToPath(new URL('./encodeApartMain.ts', import.meta.url)), {
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const stopped = (why: string, cause?: Error) =>
      reject(new Error(`Could not encode the pictures: the encoder ${why}. Close other programs and try again.`, { cause }));
    child.once('message', (outcome) => resolve(outcome as EncodingOutcome));
    child.once('error', (cause) => stopped(`did not start (${cause.message})`, cause));
    child.once('exit', (code, signal) => stopped(`stopped early (${signal ?? code})`));
    child.send(order);
  });
}
