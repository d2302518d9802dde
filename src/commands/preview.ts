/** The command `npm run preview`: serves the last build as the host will. */
import { readSite } from '../generator/files.ts';
import { projectAt } from '../generator/project.ts';
import { serve } from './serve.ts';
import { run, stopOnSignal } from './cli.ts';
import { greeting, readAddress } from './localAddress.ts';

stopOnSignal();
await run(async (args) => {
  const { dist } = projectAt();
  const address = readAddress(args, 4173);
  let files = readSite(dist);
  const currentFiles = () => {
    try {
      files = readSite(dist);
    } catch {
      // A build is replacing dist at this moment, so the files of the last request are served once more.
    }
    return files;
  };
  await serve(currentFiles, address);
  const note = 'As it will be on the host; npm run build renews it. Ctrl-C stops.';
  console.log(greeting('preview', address, note));
});
