/**
 * Builds the site: reads the content and checks it, renders each page, encodes the pictures that pages ask for, checks the
 * finished pages and writes them to dist. `npm run build` runs this file; `npm run dev`, the form and `npm run upload` use its
 * functions.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckedContent } from './src/agency/checks/checkContent.ts';
import type { Content } from './src/agency/schemas/content.ts';
import { run } from './src/commands/cli.ts';
import { endInterrupted } from './src/generator/changes/interrupted.ts';
import { findPageFaults } from './src/generator/check/findPageFaults.ts';
import { readContent } from './src/generator/content/readContent.ts';
import type { Files } from './src/generator/files.ts';
import { writeHostFiles } from './src/generator/host/hostFiles.ts';
import { loadCode } from './src/generator/loadCode.ts';
import { bundleClient } from './src/generator/output/bundleClient.ts';
import { compileStyles } from './src/generator/output/compileStyles.ts';
import { writeContactCard } from './src/generator/output/contactCard.ts';
import * as published from './src/generator/output/publicFiles.ts';
import { renderPages } from './src/generator/output/renderPages.ts';
import { mendDist, replaceDist } from './src/generator/output/replaceDist.ts';
import { openGallery, type EncodedPictures } from './src/generator/pictures/gallery.ts';
import { projectAt, type Project } from './src/generator/project.ts';
import { report } from './src/generator/report/report.ts';
import type { Route } from './src/site/pageContext.ts';
import { refuse } from './src/values/faults.ts';

export interface MadeSite extends CheckedContent {
  readonly routes: readonly Route[];
  readonly files: Files;
  readonly pictures: EncodedPictures;
  /** What it was made of instead of files, as a save does. */
  readonly drafts: Project['drafts'];
  /** The paths in public/ that are not published. */
  readonly leftOut: readonly string[];
  /** Renders the pages once more with other content. */
  readonly render: (content: Content) => Files;
}

/**
 * Returns the whole site as it would be published, from content that has been read and checked already, or else from what its
 * files say now. Writes nothing except caches. Throws at the first step that finds a fault.
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

  // Render the pages, which ask for pictures, and encode these afterwards.
  const parts = {
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
  const { tagline } = routes[0]!.edition.words.layout;
  const made: Files = new Map([
    ...pictures.files,
    ...styles.files,
    ...client.files,
    ...font.files,
    ...pages,
    ...writeHostFiles(read.content, tagline, routes, publicFiles),
    ...writeContactCard(read.content.facts, tagline, publicFiles),
  ]);
  published.refuseTakenNames(publicFiles, made);
  const files: Files = new Map([...publicFiles, ...made]);
  refuse(findPageFaults({ content: read.content, routes, files }));
  return { ...read, routes, pictures, leftOut, drafts: project.drafts, render, files };
}

/**
 * Makes the site of a project, replaces its dist, and returns the site with the report for staff. If a step fails, it throws and
 * dist stays as it was.
 */
export async function build(
  project: Project,
  checked?: CheckedContent,
): Promise<MadeSite & { readonly report: string }> {
  const started = performance.now();
  mendDist(project.dist);
  if (!checked) endInterrupted(project);
  const made = await makeSite(project, checked);
  const deleted = replaceDist(made.files, project.dist);
  return { ...made, report: report(made, deleted, (performance.now() - started) / 1000) };
}

// It builds where it is the program that runs. Windows may write the drive of one of the two paths otherwise.
const [, program = ''] = process.argv;
if (program && path.relative(realpathSync(program), fileURLToPath(import.meta.url)) === '')
  await run(async () => console.log((await build(projectAt())).report));
