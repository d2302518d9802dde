/** The command `npm run dev`: the site at an address of this machine, up to date with every saved change. */
import { parseArgs } from 'node:util';
import { explain } from '../words.ts';
import { projectAt } from '../project.ts';
import { phoneAddress } from './phoneAddress.ts';
import { startDev, type Dev } from './startDev.ts';

/** Next to the port of `npm run preview`. */
const usualPort = 4174;

// Before React is imported: its faster build.
process.env.NODE_ENV ??= 'production';
try {
  const port = readPort(process.argv.slice(2));
  const patience = setTimeout(() => console.log('Encoding the pictures; only the first start takes this long.'), 2000);
  const dev = await startDev(projectAt(), port, { say: console.log, complain: console.error });
  clearTimeout(patience);
  console.log(greeting(dev));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(dev));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function readPort(words: string[]): number {
  const advice = 'Use --port with a number from 1 to 65535, or nothing.';
  try {
    const { values } = parseArgs({ args: words, options: { port: { type: 'string' } } });
    const port = Number(values.port ?? usualPort);
    if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  } catch (cause) {
    throw new Error(`Could not start (${words.join(' ')}): there is no such option. ${advice}`, { cause });
  }
  throw new Error(`Could not start (${words.join(' ')}): that is no port. ${advice}`);
}

function greeting({ port }: Dev): string {
  const phone = phoneAddress();
  return [
    '',
    `  The site                          http://localhost:${port}`,
    ...(phone ? [`  On a phone in the same network    http://${phone}:${port}`] : []),
    '',
    '  Saved changes show by themselves. Ctrl-C stops.',
    '',
  ].join('\n');
}

/** At once, also where a picture is being encoded. */
async function stop(dev: Dev): Promise<void> {
  await dev.close();
  process.exit(0);
}
