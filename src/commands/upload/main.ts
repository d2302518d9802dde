/** The command `npm run upload`: builds the site and publishes it on the agency's hosting. */
import { projectAt } from '../../generator/project.ts';
import { run } from '../cli.ts';
import { uploadCommand } from './uploadCommand.ts';

await run((args) => uploadCommand(args, projectAt(), process, stopSignal));

/** Returns a signal that the first Ctrl-C aborts, so that the current file is still sent. The second ends the process. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    // The message begins with a line break because the terminal has shown ^C.
    process.stderr.write('\nStopping after this file; press Ctrl-C again to stop at once.\n');
    stop.abort();
  });
  return stop.signal;
}
