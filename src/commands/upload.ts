/** The command `npm run upload`: builds the site and publishes it on the agency's hosting. */
import { projectAt } from '../generator/project.ts';
import { uploadSite } from '../publish/index.ts';
import { readOptions } from './args.ts';
import { run } from './cli.ts';
import { addToSummary } from './runSummary.ts';

const usage = 'Use --dry-run, --sample, --all, --replace or --verbose after npm run upload --.';
const flag = { type: 'boolean' } as const;
const flags = { 'dry-run': flag, sample: flag, all: flag, replace: flag };

// Once the terminal window is closed, writing to it fails. The upload continues anyway.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

await run(async (args) => {
  const options = readOptions('publish', args, flags, usage);
  const [sentence, exitCode] = await uploadSite(projectAt(), options, process, stopSignal);
  addToSummary(sentence, process.env);
  return exitCode;
});

/** Returns a signal that the first Ctrl-C aborts; the current file is still sent. A second Ctrl-C ends the process. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => {
    // The message begins with a line break because the terminal has shown ^C.
    process.stderr.write('\nStopping after this file; press Ctrl-C again to stop at once.\n');
    stop.abort();
  });
  return stop.signal;
}
