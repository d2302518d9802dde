/** Loads the content and checks it. */
import { checkContent, type CheckedContent, type WantedLanguages } from '../check/checkContent.ts';
import { findLinesWithoutPicture, refuseLostPictures } from '../check/checkPictures.ts';
import { ContentError, refuse, type Fault } from '../../schemas/faults.ts';
import { hasSource } from '../pictures/sources.ts';
import type { Project } from '../project.ts';
import type { ContentFile } from './contentFile.ts';
import { loadContent } from './loadContent.ts';

/**
 * Returns the checked content of a project. Throws a ContentError with the faults of the first check that finds any, or an Error
 * if the content cannot be loaded or a page of text shows a picture that is not there.
 */
export async function readContent(
  project: Project,
  languages: WantedLanguages = 'all',
): Promise<CheckedContent> {
  const raw = await loadContent(project);
  try {
    const read = checkContent(raw, languages);
    refuseLostPictures(read.content, project);
    refuse(findLinesWithoutPicture(read.content, (slug) => hasSource(slug, project.pictures)));
    return read;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(await withLines(error.faults, project), { cause: error });
  }
}

/** Adds to each fault its line in the file. The parser is loaded, and the files are parsed, only when there is a fault. */
async function withLines(faults: readonly Fault[], project: Project): Promise<Fault[]> {
  const { ContentFile } = await import('./contentFile.ts');
  const files = new Map<string, ContentFile>();
  return faults.map((fault) => {
    const file = files.get(fault.file) ?? ContentFile.read(project, fault.file);
    files.set(fault.file, file);
    return { ...fault, line: file.lineOf(fault.field) };
  });
}
