/** Looks at the files of src/content one by one where the site as a whole could not be loaded. */
import path from 'node:path';
import type { Project } from '../../project.ts';
import { contentFiles } from './contentShapes.ts';
import { loadModule } from '../loadModule.ts';
import { problemSentence } from './problemSentence.ts';
import { findProblems } from './shape.ts';

/** Returns what is wrong in the first faulty file, one sentence each; nothing where the mistake is somewhere else. */
export async function factFaults(project: Project): Promise<string[]> {
  for (const [file, name, shape] of contentFiles) {
    try {
      const content = await loadModule<Record<string, unknown>>(path.join('src', 'content', file), project);
      const problems = findProblems(content[name], shape);
      if (problems.length > 0) return problems.map((problem) => problemSentence(file, problem));
    } catch (error) {
      const isWord = error instanceof ReferenceError;
      const advice = isWord ? 'Put quotes around words, and none around numbers' : 'Undo the last change there';
      return [`Could not read src/content/${file}: ${(error as Error).message}. ${advice}.`];
    }
  }
  return [];
}
