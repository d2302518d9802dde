/** Builds the site: `npm run build`. The steps that make it are listed in src/generator/makeSite.ts. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectAt, type Project } from './src/generator/project.ts';
import { checkFiles } from './src/generator/check/checkFiles.ts';
import { makeSite, type MadeSite } from './src/generator/makeSite.ts';
import { publish, recover } from './src/generator/replaceDist.ts';
import { report } from './src/generator/report.ts';
import { explain } from './src/generator/terminal.ts';

/** Builds the site of a project into its dist; returns both it and a report. Throws, with dist as it was, where it fails. */
export async function build(project: Project): Promise<MadeSite & { readonly report: string }> {
  const started = performance.now();
  recover(project.dist);
  const made = await makeSite(project);
  const pages = checkFiles(made);
  publish(made.files, project.dist);
  return { ...made, report: report(made, pages, (performance.now() - started) / 1000) };
}

// The folder may be reached through a link, which Node has followed in one of the two.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // Before React is imported: its faster build.
  process.env.NODE_ENV ??= 'production';
  try {
    console.log((await build(projectAt())).report);
  } catch (error) {
    console.error(explain(error, process.argv.includes('--verbose')));
    process.exitCode = 1;
  }
}
