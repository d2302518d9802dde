/** Makes sentences of the errors of esbuild, with file and line, and what to write instead. */
import path from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { describeSlip } from './syntaxSlips.ts';

/** Returns an Error with a sentence for each mistake that esbuild has found in the code of pages or scripts. */
export function sourceError(cause: BuildFailure): Error {
  const sentences = cause.errors?.map(describeMessage) ?? [
    `Could not read src: ${cause.message}. Undo the last change there.`,
  ];
  return new Error(sentences.join('\n'), { cause });
}

/**
 * Returns an Error that says why a content file has no value that could be parsed. `errorLine` is the line that acorn could not
 * parse. esbuild, which has better words than acorn, is loaded only now.
 */
export async function parseError(file: string, text: string, errorLine?: number): Promise<Error> {
  const { transform } = await import('esbuild');
  try {
    await transform(text, { loader: 'ts', sourcefile: file, logLevel: 'silent' });
  } catch (cause) {
    const [message] = (cause as BuildFailure).errors as [Message];
    const lines = text.split('\n');
    const slip = describeSlip(message.text, lines, message.location!.line);
    const sentence = slip
      ? `Could not read ${file}, line ${slip.line}: ${slip.sentence}.\n    ${lines[slip.line - 1]!.trim()}`
      : describeMessage(message);
    return new Error(sentence, { cause });
  }
  if (errorLine)
    return new Error(
      `Could not read ${file}, line ${errorLine}: there is more than a value, such as "as const". Write it as in the lines around it.`,
    );
  const { name, dir } = path.parse(file);
  const exported = name === 'index' ? path.basename(dir) : name;
  return new Error(
    `Could not use ${file}: it has no "export const ${exported}". Bring that line back as it was.`,
  );
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
