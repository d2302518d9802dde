/** The command `npm run pack`: builds the site and packs it into dist.zip. */
import path from 'node:path';
import { build } from '../../build.ts';
import { projectAt } from '../generator/project.ts';
import { sampleNotice } from '../generator/unconfirmed.ts';
import { explain, sayBytes, sayCount } from '../generator/terminal.ts';
import { packSite } from './packSite.ts';

// Before React is imported: its faster build.
process.env.NODE_ENV ??= 'production';
try {
  const project = projectAt();
  const { report, site, files } = await build(project);
  console.log(report);
  const bytes = packSite(files, path.join(project.root, 'dist.zip'));
  for (const line of sampleNotice(site.unconfirmed)) console.error(line);
  console.log(
    `dist.zip: ${sayCount(files.size, 'file')}, ${sayBytes(bytes)}. ` +
      'Upload it in the hosting panel and unpack it in the folder of the site, hidden files too.',
  );
} catch (error) {
  console.error(explain(error, process.argv.includes('--verbose')));
  process.exitCode = 1;
}
