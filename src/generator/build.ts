/** A build: makes the site, checks it, replaces dist and reports. */
import { checkFiles } from './check/checkFiles.ts';
import { readSite } from './files.ts';
import { makeSite, type MadeSite } from './makeSite.ts';
import type { Project } from './project.ts';
import { mendDist, replaceDist } from './replaceDist.ts';
import { report } from './report.ts';
import { sayCount, shownPath } from './terminal.ts';

/** Builds a project into its dist. Throws when a step fails, and dist stays as it was. */
export async function build(project: Project): Promise<MadeSite & { readonly report: string }> {
  const started = performance.now();
  mendDist(project.dist);
  const made = await makeSite(project);
  checkFiles(made);
  const deleted = replaceDist(made.files, project.dist);
  const seconds = (performance.now() - started) / 1000;
  return { ...made, report: report(made, deleted, seconds) };
}

/**
 * Makes the site without writing it; returns it where dist holds just that. Throws where dist holds
 * anything else: a record of what it was made of could be lost or lie, this cannot.
 */
export async function checkBuilt(project: Project): Promise<MadeSite> {
  const built = readSite(project.dist);
  const made = await makeSite(project);
  const isStale = (name: string) => {
    const content = made.files.get(name);
    return content === undefined || !built.get(name)?.equals(Buffer.from(content));
  };
  const stale = [...new Set([...made.files.keys(), ...built.keys()])].filter(isStale).sort();
  if (stale.length === 0) return made;
  const differ =
    stale.length > 1 ? `and ${sayCount(stale.length - 1, 'other file')} differ` : 'differs';
  throw new Error(
    `Could not use the built site (${shownPath(project.dist)}): it is not what today's sources make; ` +
      `${stale[0]} ${differ}. Run npm run build.`,
  );
}
