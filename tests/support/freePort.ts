/** Finds a port of this computer at which nothing listens. */
import { serve } from '../../src/generator/webServer/serve.ts';

export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => new Map());
  await close();
  return port;
}
