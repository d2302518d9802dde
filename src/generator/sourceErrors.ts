/** Makes sentences of the errors of esbuild, with file and line, and what to write instead. */
import type { BuildFailure, Message } from 'esbuild';

/** Returns an Error with a sentence for each mistake that esbuild has found in the code of pages or scripts. */
export function sourceError(cause: BuildFailure): Error {
  const sentences = cause.errors?.map(describeMessage) ?? [
    `Could not read src: ${cause.message}. Undo the last change there.`,
  ];
  return new Error(sentences.join('\n'), { cause });
}

function describeMessage({ text, location }: Message): string {
  if (!location) return `Could not read src: ${text}. Undo the last change there.`;
  const { file, line, column, lineText } = location;
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
