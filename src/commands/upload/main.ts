/** The command `npm run upload`: builds the site and publishes it on the agency's hosting. */
import { projectAt } from '../../generator/project.ts';
import { run } from '../cli.ts';
import { uploadCommand } from './uploadCommand.ts';

await run((args) => uploadCommand(args, projectAt(), process, stopSignal));

/** The first Ctrl-C lets the current file finish; the second ends the process, as without this. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    // The terminal has shown ^C.
    process.stderr.write('\nStopping after this file; press Ctrl-C again to stop at once.\n');
    stop.abort();
  });
  return stop.signal;
}
