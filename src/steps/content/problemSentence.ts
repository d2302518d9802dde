/** A mistake in the content as staff read it. */
import type { Problem } from './shape.ts';

/** Takes a file of src/content and what is wrong in it; returns file, field, value and what to write instead. */
export function problemSentence(file: string, { field, value, advice }: Problem): string {
  const found = value === undefined ? 'is missing' : value === '' ? 'is empty' : `is ${JSON.stringify(value)}`;
  return `Could not use src/content/${file}: ${field || 'the file'} ${found}. ${advice}.`;
}
