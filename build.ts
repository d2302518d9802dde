/** Builds the site: `npm run build`. Each line of `build` is one step; the steps are in src/steps, one file each. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleClient } from './src/steps/bundleClient.ts';
import { checkContent } from './src/steps/checkContent.ts';
import { checkSite } from './src/steps/check/checkSite.ts';
import { compileStyles } from './src/steps/compileStyles.ts';
import { copyPublic, versionPublic } from './src/steps/copyPublic.ts';
import { encodePictures } from './src/steps/pictures/encodePictures.ts';
import { loadSite } from './src/steps/loadSite.ts';
import { nameWriteFault } from './src/steps/nameWriteFault.ts';
import { report } from './src/steps/report.ts';
import { shortenNames } from './src/steps/shortenNames.ts';
import { discard, openStaging, publish } from './src/steps/staging.ts';
import { writeFont } from './src/steps/writeFont.ts';
import { writeHostFiles } from './src/steps/host/writeHostFiles.ts';
import { findAllPictures, writePages } from './src/steps/writePages.ts';
import { explain } from './src/words.ts';
import { projectAt, type Project } from './src/project.ts';

/** Builds the site of a project into its dist; returns the report. Throws, with dist as it was, where anything is wrong. */
export async function build(project: Project): Promise<string> {
  const started = performance.now();
  const output = await openStaging(project.dist);
  try {
    const site = await loadSite(project);
    checkContent(site, project);
    // Before Sass is loaded: beside the encoder it would take the build over 300 MB.
    const pictures = await encodePictures(findAllPictures(site), {
      masters: path.join(project.root, 'src', 'pictures'),
      cache: path.join(project.cache, 'pictures'),
      output,
    });
    const { styles, shorten } = shortenNames(await compileStyles(project));
    const scriptUrl = await bundleClient(project, output);
    const fontUrl = await writeFont(output);
    writePages(site, { styles, shorten, scriptUrl, fontUrl, pictures, publicUrl: versionPublic(project) }, output);
    await writeHostFiles(site, output);
    await copyPublic(project, output);
    const pages = checkSite(site, output, project.cache);
    await publish(output, project.dist);
    return report(site, { pages, pictures, seconds: (performance.now() - started) / 1000 });
  } catch (error) {
    await discard(output);
    throw nameWriteFault(error, project.dist);
  }
}

// The folder may be reached through a link, which Node has followed in one of the two.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // Before React is imported: its faster build.
  process.env.NODE_ENV ??= 'production';
  try {
    console.log(await build(projectAt()));
  } catch (error) {
    console.error(explain(error, process.argv.includes('--verbose')));
    process.exitCode = 1;
  }
}
