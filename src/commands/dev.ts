/** The command `npm run dev`: shows the site on this machine, up to date with every save, with the editor in its pages. */
import { openEditor } from '../editor/index.ts';
import { serve } from '../generator/host/serve.ts';
import { startDev } from '../generator/dev/devServer.ts';
import { projectAt } from '../generator/project.ts';
import { run, stopOnSignal } from './cli.ts';
import { greeting, readAddress } from './localAddress.ts';

/** Next to the port of `npm run preview`. */
const usualPort = 4174;

stopOnSignal();
await run(async (args) => {
  const address = readAddress(args, usualPort);
  // Says that the port is busy before it makes the site, which may take a minute.
  const { close } = await serve(() => new Map(), address);
  await close();
  console.log('Making the site. The first start takes longest, because it encodes all pictures.');
  // With --host, which makes host an empty text, anybody in the network could use the editor, so there is none.
  const project = { ...projectAt(), showsUnread: true };
  await startDev(project, address, address.host === '' ? undefined : openEditor);
  console.log(greeting('dev', address, 'Saved changes show by themselves. Ctrl-C stops.'));
});
