/** The command `npm run dev`: the site at an address of this machine, up to date with every saved change. */
import { greeting, readPort } from '../localAddress.ts';
import { projectAt } from '../../generator/project.ts';
import { explain } from '../../generator/terminal.ts';
import { startDev } from './dev.ts';

/** Next to the port of `npm run preview`. */
const usualPort = 4174;

// Nothing has to be put away: the site is in memory alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(0));
// Before React is imported: its faster build.
process.env.NODE_ENV ??= 'production';
try {
  const port = readPort(process.argv.slice(2), usualPort);
  const patience = setTimeout(
    () => console.log('Encoding the pictures; only the first start takes this long.'),
    2000,
  );
  const opened = await startDev(projectAt(), port);
  clearTimeout(patience);
  console.log(greeting(opened, 'Saved changes show by themselves. Ctrl-C stops.'));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
