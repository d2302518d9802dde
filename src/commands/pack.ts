/** The command `npm run pack`: builds the site without samples and packs it into dist.zip. Build hosts run it to get dist. */
import { projectAt } from '../generator/project.ts';
import { pack } from '../publish/index.ts';
import { readOptions } from './args.ts';
import { run } from './cli.ts';

const usage = 'Use --sample or --verbose after npm run pack --.';

await run(async (args) => {
  const options = readOptions('pack the site', args, { sample: { type: 'boolean' } }, usage);
  await pack(projectAt(), options, { say: console.log, warn: console.error });
});
