/** Loads the content and checks it. First it finishes a save that was interrupted. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkContent, type CheckedContent } from '../../agency/checks/checkContent.ts';
import { ContentError, type Fault } from '../../values/faults.ts';
import { whyUnusable } from '../pictures/sources.ts';
import type { Project } from '../project.ts';
import { ContentFile } from './contentFile.ts';
import { loadContent } from './loadContent.ts';
import { finishPendingSave } from './pendingSave.ts';

/**
 * Returns the checked content of a project, without the languages that nobody has read unless the project shows them. Throws a
 * ContentError with faults, or an Error if it cannot be loaded.
 */
export function readContent(project: Project): CheckedContent {
  if (!project.drafts) finishPendingSave(project);
  try {
    const raw = loadContent(project);
    return checkContent(raw, {
      showsUnread: project.showsUnread,
      whyUnusable: (slug) => whyUnusable(slug, project),
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(withLines(error.faults, project), { cause: error });
  }
}

/** Adds to each fault its line in the file, except for text pages and missing files. */
function withLines(faults: readonly Fault[], project: Project): Fault[] {
  const files = new Map<string, ContentFile>();
  return faults.map((fault) => {
    const { file, keys } = fault;
    const isThere = existsSync(path.join(project.content, file)) || project.drafts?.has(file);
    if (!isThere || file.endsWith('.md')) return fault;
    const read = files.get(file) ?? ContentFile.read(project, file);
    files.set(file, read);
    return { ...fault, line: read.lineOf(keys) };
  });
}
