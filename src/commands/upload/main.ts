/** The command `npm run upload`: builds the site and publishes it on the agency's hosting. */
import { projectAt } from '../../generator/project.ts';
import { publish } from './uploadCommand.ts';

// Before React is imported: its faster build.
process.env.NODE_ENV ??= 'production';
process.exitCode = await publish(process.argv.slice(2), projectAt(), process, stopSignal);

/** The first Ctrl-C lets the file at hand finish; the second ends the process, as it does without this. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    // The terminal has shown ^C.
    process.stderr.write('\nStopping after this file; press Ctrl-C again to stop at once.\n');
    stop.abort();
  });
  return stop.signal;
}
