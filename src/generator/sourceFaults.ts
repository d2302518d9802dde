/** Tells a mistake in a source by its file and line, with what to write instead. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildFailure, Location, Message } from 'esbuild';
import type { Project } from './project.ts';
import { describeSlip } from './syntaxSlips.ts';

/** What esbuild or a source may throw; a source has a location, such as "src/routes.tsx, line 9". */
export type Fault = Error & Partial<BuildFailure & { location: string }>;

/** Returns a sentence, or one for each file that cannot be read. */
export function describeFault(fault: Fault, project: Project): string {
  const { errors = [], message, location = 'src' } = fault;
  if (errors.length > 0) return describeErrors(errors, project).join('\n');
  const [, word] = /^(.+) is not defined$/.exec(message) ?? [];
  if (word && /\/index\.ts, /.test(location))
    return `Could not read ${location}: the file no longer imports ${word}. Bring its import back, or delete this line too.`;
  if (word)
    return `Could not read ${location}: ${word} stands there without quotes. Put quotes around words, and none around numbers.`;
  return `Could not read ${location}: ${message}. Undo the last change there.`;
}

/** The first of each file: those behind it mostly follow from it. */
function describeErrors(errors: readonly Message[], project: Project): string[] {
  const byFile = new Map<string, string>();
  for (const [index, error] of errors.entries()) {
    const isSentence = error.detail === 'sentence';
    const file = isSentence ? error.text : (error.location?.file ?? `${index}`);
    if (!byFile.has(file))
      byFile.set(file, isSentence ? error.text : describeError(error, project));
  }
  return [...byFile.values()];
}

function describeError({ text, notes, location }: Message, project: Project): string {
  if (!location) return `Could not read src: ${text}. Undo the last change there.`;
  const { file, line, lineText } = location;
  const twin = /^Duplicate key "(.*)"/.exec(text)?.[1];
  if (twin) {
    const lines = `${notes[0]?.location?.line} and ${line}`;
    return `Could not use ${file}: ${twin} stands twice, in lines ${lines}. Delete the one that is wrong.`;
  }
  const lost = lostExport(text);
  if (lost)
    return `Could not use ${lost.file}: it has no "export const ${lost.name}". Bring that line back as it was.`;
  const slip = findSlip(text, location, project);
  if (slip)
    return `Could not read ${file}, line ${slip.line}: ${slip.sentence}.\n    ${slip.lineText}`;
  const advice = text.startsWith('Could not resolve')
    ? 'What that line asks for was renamed or deleted; bring it back.'
    : 'Look at that line and the one above it: a quote, a comma or a bracket is missing or too many.';
  return `Could not read ${file}, line ${line}: ${text}. ${advice}\n    ${lineText.trim()}`;
}

function lostExport(text: string): { file: string; name: string } | undefined {
  const [, file, name] = /^No matching export in "(.*)" for import "(.*)"/.exec(text) ?? [];
  if (file && name) return { file, name };
  const [, import_, source] =
    /^Import "(.*)" will always be undefined because the file "(.*)" has no exports/.exec(text) ??
    [];
  return import_ && source ? { file: source, name: import_ } : undefined;
}

/** Of the files that staff write. */
function findSlip(text: string, { file, line }: Location, { root, content }: Project) {
  const absolute = path.join(root, file);
  if (!absolute.startsWith(content)) return undefined;
  return describeSlip(text, readFileSync(absolute, 'utf8').split(/\r?\n/), line);
}
