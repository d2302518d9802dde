/** The command `npm run pack`: builds the site without samples and packs it into dist.zip. Hosts that build run it for dist. */
import path from 'node:path';
import { build } from '../../build.ts';
import { projectAt } from '../generator/project.ts';
import { sayBytes, sayCount } from '../generator/report/terminal.ts';
import { readOptions } from './args.ts';
import { run } from './cli.ts';
import { packSite } from './packSite.ts';
import { readToPublish, sampleNotice } from './readToPublish.ts';

const usage = 'Use --sample or --verbose behind npm run pack --.';

await run(async (args) => {
  const options = readOptions('pack the site', args, { sample: { type: 'boolean' } }, usage);
  const project = projectAt();
  const made = await build(project, await readToPublish(project, 'pack', options.sample));
  const { report, files } = made;
  console.log(report);
  const bytes = packSite(files, path.join(project.root, 'dist.zip'));
  for (const line of sampleNotice(made)) console.error(line);
  console.log(
    `dist.zip: ${sayCount(files.size, 'file')}, ${sayBytes(bytes)}. ` +
      'Upload it in the hosting panel and unpack it in the folder of the site, hidden files too.',
  );
});
