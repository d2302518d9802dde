/** The pipeline: sources in, files out. A build publishes them, `npm run dev` serves them from memory. */
import path from 'node:path';
import type { Project } from './project.ts';
import { checkContent } from './check/checkContent.ts';
import { bundleClient } from './bundle.ts';
import { writeContactCard } from './contactCard.ts';
import type { Files } from './files.ts';
import { writeHostFiles } from './host/hostFiles.ts';
import { loadSite, type Site } from './load.ts';
import { findAllPictures, renderPages } from './pages.ts';
import { encodePictures, type EncodedPictures } from './pictures/pictures.ts';
import { readFont, readPublic, versionPublic } from './publicFiles.ts';
import { shortenNames } from './shortNames.ts';
import { compileStyles } from './styles.ts';

export interface MadeSite {
  readonly site: Site;
  readonly files: Files;
  readonly pictures: EncodedPictures;
}

/** Returns the whole site as it is to be published; writes nothing but caches. Throws the first thing that is wrong. */
export async function makeSite(project: Project): Promise<MadeSite> {
  const site = await loadSite(project);
  checkContent(site, project);
  const pictures = await encodePictures(findAllPictures(site), {
    masters: path.join(project.root, 'src', 'pictures'),
    cache: path.join(project.cache, 'pictures'),
  });
  const { styles, shorten } = shortenNames(await compileStyles(project));
  const client = await bundleClient(project);
  const font = readFont();
  const publicFiles = readPublic(project);
  const card = writeContactCard(site, publicFiles);
  const pages = renderPages(site, {
    styles,
    shorten,
    scriptUrl: client.scriptUrl,
    fontUrl: font.fontUrl,
    pictures,
    publicUrl: versionPublic(publicFiles),
  });
  const parts = [
    pictures.files,
    client.files,
    font.files,
    pages,
    writeHostFiles(site),
    publicFiles,
    card,
  ];
  return { site, pictures, files: new Map(parts.flatMap((files) => [...files])) };
}
