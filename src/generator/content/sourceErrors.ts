/** Makes sentences of the errors of esbuild and of sources, with file and line, and what to write instead. */
import path from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Project } from '../project.ts';
import { ContentFile } from './contentFile.ts';
import { describeSlip } from './syntaxSlips.ts';

/** An error that esbuild or a source threw. That of a source has a location, such as "src/routes.tsx, line 9". */
export type SourceError = Error & Partial<BuildFailure & { location: string }>;

/** Returns one sentence, or a sentence for each file that cannot be parsed. */
export function describeSourceError(error: SourceError, project: Project): string {
  const { errors = [], message, location = 'src' } = error;
  if (errors.length > 0) return describeErrors(errors, project).join('\n');
  const [, word] = /^(.+) is not defined$/.exec(message) ?? [];
  if (word && /\/index\.ts, /.test(location))
    return `Could not read ${location}: the file no longer imports ${word}. Bring its import back, or delete this line too.`;
  if (word)
    return `Could not read ${location}: ${word} has no quotes. Put quotes around words, and none around numbers.`;
  return `Could not read ${location}: ${message}. Undo the last change there.`;
}

/** Describes the first error of each file, because the later ones mostly follow from it. */
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
  const { file, line, column, lineText } = location;
  const twin = /^Duplicate key "(.*)"/.exec(text)?.[1];
  if (twin)
    return `Could not use ${file}: ${twin} is there twice, in lines ${notes[0]?.location?.line} and ${line}. Delete the one that is wrong.`;
  const [, source, name] =
    /^No matching export in "(.*)" for import "(.*)"/.exec(text) ??
    /^Import ".*" will always be undefined because the file "(.*)" has no exports/.exec(text) ??
    [];
  if (source)
    return `Could not use ${source}: it has no "export const ${name ?? path.parse(source).name}". Bring that line back as it was.`;
  const absolute = path.join(project.root, file);
  if (absolute.startsWith(project.content)) {
    const { text: source } = ContentFile.read(project, path.relative(project.content, absolute));
    const lines = source.split(/\r?\n/);
    const slip = describeSlip(text, lines, line);
    if (slip)
      return `Could not read ${file}, line ${slip.line}: ${slip.sentence}.\n    ${lines[slip.line - 1]!.trim()}`;
  }
  const advice = text.startsWith('Could not resolve')
    ? 'What that line asks for was renamed or deleted; bring it back.'
    : 'Look there and in the lines above: a quote, a comma or a bracket is missing or too many.';
  return `Could not read ${file}, line ${line}: ${text}. ${advice}\n${withCaret(lineText, column)}`;
}

/** Returns the line with a caret under the mistake. esbuild counts columns in bytes. */
function withCaret(lineText: string, column: number): string {
  const before = Buffer.from(lineText).subarray(0, column).toString().trimStart();
  return `    ${lineText.trim()}\n    ${' '.repeat(before.length)}^`;
}
