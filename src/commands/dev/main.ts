/** The command `npm run dev`: shows the site on this machine, up to date with every save. */
import { projectAt } from '../../generator/project.ts';
import { run, stopOnSignal } from '../cli.ts';
import { greeting, readAddress } from '../localAddress.ts';
import { startDev } from './dev.ts';

/** Next to the port of `npm run preview`. */
const usualPort = 4174;

stopOnSignal();
await run(async (args) => {
  const address = readAddress(args, usualPort);
  console.log('Making the site. The first start takes longest, because it encodes all pictures.');
  await startDev(projectAt(), address);
  console.log(greeting('dev', address, 'Saved changes show by themselves. Ctrl-C stops.'));
});
