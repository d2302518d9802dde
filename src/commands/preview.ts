/** The command `npm run preview`: shows what the last build published, answered as the host will. */
import { greeting, readPort } from './localAddress.ts';
import { projectAt } from '../generator/project.ts';
import { serve } from '../generator/serve.ts';
import { readSite } from '../generator/files.ts';
import { explain } from '../generator/terminal.ts';

// Nothing has to be put away.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(0));
try {
  const { dist } = projectAt();
  const port = readPort(process.argv.slice(2), 4173);
  let files = readSite(dist);
  const filesNow = () => {
    try {
      files = readSite(dist);
    } catch {
      // A build is just putting a new release in the place of this one.
    }
    return files;
  };
  await serve(filesNow, { port, host: '' });
  console.log(greeting(port, 'As it will be on the host; npm run build renews it. Ctrl-C stops.'));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
