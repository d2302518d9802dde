/** The command `npm run dev`: the site at an address of this machine, up to date with every saved change. */
import { readOptions } from '../options.ts';
import { projectAt } from '../project.ts';
import { explain } from '../words.ts';
import { startDev } from './dev.ts';
import { phoneAddress } from './phoneAddress.ts';

/** Next to the port of `npm run preview`. */
const usualPort = 4174;

// Nothing has to be put away: the site is in memory alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
// Before React is imported: its faster build.
process.env.NODE_ENV ??= 'production';
try {
  const port = readPort(process.argv.slice(2));
  const patience = setTimeout(() => console.log('Encoding the pictures; only the first start takes this long.'), 2000);
  const opened = await startDev(projectAt(), port, { say: console.log, complain: console.error });
  clearTimeout(patience);
  console.log(greeting(opened));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function readPort(words: string[]): number {
  const advice = 'Use --port with a number from 1 to 65535, or nothing.';
  const values = readOptions('start', words, { port: { type: 'string' } }, advice);
  const port = Number(values.port ?? usualPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`Could not start (${words.join(' ')}): that is no port. ${advice}`);
}

function greeting(port: number): string {
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
