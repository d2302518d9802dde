/** Loads the content and checks it. */
import { checkContent, type ReadContent, type WantedLanguages } from '../check/checkContent.ts';
import { findLinesWithoutPicture } from '../check/compareLanguages.ts';
import { ContentError, refuse, type Fault } from '../../schemas/faults.ts';
import { hasSource } from '../pictures/sources.ts';
import type { Project } from '../project.ts';
import type { ContentFile } from './contentFile.ts';
import { loadContent } from './loadContent.ts';
import { refuseLostPictures } from './textPages.ts';

/** Returns the checked content of a project. Throws a ContentError with every fault in it, or a sentence if it cannot be loaded. */
export async function readContent(
  project: Project,
  languages: WantedLanguages = 'all',
): Promise<ReadContent> {
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
