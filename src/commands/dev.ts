/** The command `npm run dev`: serves the site on this machine, rebuilds it after every save, and adds the editor to its pages. */
import { openEditor } from '../editor/index.ts';
import { serve } from '../generator/webServer/serve.ts';
import { startDev } from '../generator/dev/devServer.ts';
import { projectAt } from '../generator/project.ts';
import { run, stopOnSignal } from './cli.ts';
import { greeting, readAddress } from './localAddress.ts';

/** Next to the port of `npm run preview`. */
const usualPort = 4174;

stopOnSignal();
await run(async (args) => {
  const address = readAddress(args, usualPort);
  // Fails on a busy port before it makes the site, which may take a minute.
  const { close } = await serve(() => new Map(), address);
  await close();
  console.log('Making the site. The first start takes longest, because it encodes all pictures.');
  // With --host, `host` is an empty string and anybody on the network could use the editor, so it stays off.
  const project = { ...projectAt(), showsUnread: true };
  await startDev(project, address, address.host === '' ? undefined : openEditor);
  console.log(greeting('dev', address, 'Saved changes appear on their own. Press Ctrl-C to stop.'));
});
