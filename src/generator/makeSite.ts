/** Makes the whole site in memory: reads and checks the content, renders each page, encodes the pictures, checks what is made. */
import { plainText } from '../values/filledText.tsx';
import type { CheckedContent } from '../agency/checks/checkContent.ts';
import type { Content } from '../agency/schemas/content.ts';
import type { Route } from '../site/pageContext.ts';
import { refuse } from '../values/faults.ts';
import { findPageFaults } from './check/findPageFaults.ts';
import { readContent } from './content/readContent.ts';
import { findStrayFiles } from './content/strayFiles.ts';
import { findWrittenAddresses } from './content/writtenAddresses.ts';
import type { Files } from './files/siteFiles.ts';
import { makeHostFiles } from './webServer/hostFiles.ts';
import { loadCode } from './output/loadCode.ts';
import { bundleClient } from './output/bundleClient.ts';
import { compileStyles } from './output/compileStyles.ts';
import { makeContactCard } from './output/contactCard.ts';
import * as published from './output/publicFiles.ts';
import { renderPages } from './output/renderPages.ts';
import { openGallery, type EncodedPictures } from './pictures/gallery.ts';
import type { Project } from './project.ts';

export interface MadeSite extends CheckedContent {
  readonly routes: readonly Route[];
  readonly files: Files;
  readonly pictures: EncodedPictures;
  /** The drafts that were used instead of files, as a save does. */
  readonly drafts: Project['drafts'];
  /** The paths in public/ that are not published. */
  readonly leftOut: readonly string[];
  /** The paths in src/content that are not read. */
  readonly strays: readonly string[];
  /** Renders the pages once more with other content. */
  readonly render: (content: Content) => Files;
}

/**
 * Returns the whole site as it would be published, made from `checked` content or, without that, from the content files as they
 * are now. Writes nothing except caches. Throws at the first step that finds a fault.
 */
export async function makeSite(project: Project, checked?: CheckedContent): Promise<MadeSite> {
  // Read and check the content; load what all pages share.
  const read = checked ?? readContent(project);
  const code = await loadCode(project);
  const client = await bundleClient(project);
  const font = published.readFont();
  const styles = await compileStyles(project, font.url);
  const { files: publicFiles, leftOut } = published.readPublic(project);
  const gallery = openGallery(project);

  // Render the pages, which request pictures, then encode those.
  const parts = {
    today: read.today,
    firstCss: styles.firstCss,
    sheetUrl: styles.sheetUrl,
    scriptUrl: client.scriptUrl,
    fontUrl: font.url,
    picture: gallery.picture,
    publicUrl: published.versionPublic(publicFiles),
  };
  const render = (content: Content, routes = code.routes(content)) =>
    renderPages(routes, content, code.renderPage, parts);
  const routes = code.routes(read.content);
  const pages = render(read.content, routes);
  const pictures = await gallery.encode();

  // Put all files together, and check the finished pages.
  const tagline = plainText(routes[0]!.edition.words.layout.tagline);
  const made: Files = new Map([
    ...pictures.files,
    ...styles.files,
    ...client.files,
    ...font.files,
    ...pages,
    ...makeHostFiles(read.content, tagline, routes, publicFiles),
    ...makeContactCard(read.content.facts, tagline, publicFiles),
  ]);
  published.refuseTakenNames(publicFiles, made);
  const files: Files = new Map([...publicFiles, ...made]);
  const addresses = findWrittenAddresses(project);
  refuse(findPageFaults({ content: read.content, routes, files, addresses }));
  const strays = findStrayFiles(project);
  return { ...read, routes, pictures, leftOut, strays, drafts: project.drafts, render, files };
}
