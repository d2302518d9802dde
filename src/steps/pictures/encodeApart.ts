/**
 * Encodes in a process of its own. An encoder needs some 60 MB for a large poster, and the C library hands little of
 * it back: the build would grow to 400 MB. Apart, and with one memory pool for all threads, it takes 190 MB, and then
 * it is gone.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EncodingOrder } from './encodeMissed.ts';
import { PictureFault } from './PictureFault.ts';

/** What comes back from there. */
export interface EncodingOutcome {
  readonly faults: readonly (Failure & { readonly slug: string })[];
  /** An error that is no picture's fault. */
  readonly error?: Failure;
}

interface Failure {
  readonly message: string;
  readonly cause: string;
}

/** Does and returns what encodeMissed does. Throws where that does, or when the process comes to an early end. */
export async function encodeApart(order: EncodingOrder): Promise<Map<string, PictureFault>> {
  const { faults, error } = await runApart(order);
  if (error) throw new Error(error.message, { cause: new Error(error.cause) });
  return new Map(
    faults.map(({ slug, message, cause }) => [slug, new PictureFault(message, { cause: new Error(cause) })]),
  );
}

async function runApart(order: EncodingOrder): Promise<EncodingOutcome> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const { build } = await import('esbuild');
  // As one script for Node itself: the reader of TypeScript would take 35 MB in that process too.
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'encodeApartMain.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
  const child = spawn(process.execPath, ['--input-type=module'], {
    cwd: here,
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  child.stdin!.on('error', () => {}).end(outputFiles[0]!.contents);
  return new Promise((resolve, reject) => {
    const stopped = (how: string, cause?: Error) => {
      const message = `Could not encode the pictures: the encoder ${how}. Close other programs and try again.`;
      reject(new Error(message, { cause }));
    };
    child.once('message', (outcome) => resolve(outcome as EncodingOutcome));
    child.once('error', (cause) => stopped(`did not start (${cause.message})`, cause));
    child.once('exit', (code, signal) => stopped(`stopped early (${signal ?? code})`));
    child.send(order);
  });
}
