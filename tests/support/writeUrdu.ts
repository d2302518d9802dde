/** Gives a copy of the project a file of Urdu words, as staff have it; those of the fixture are made of the English ones. */
import { inspect } from 'node:util';
import { wordsIn } from '../fixture/content/languages/inLetters.ts';
import type { ProjectCopy } from './projectCopy.ts';

export function writeUrdu({ write }: ProjectCopy): void {
  const all = { depth: null, maxArrayLength: null, maxStringLength: null };
  write('src/content/languages/ur.ts', `export const ur = ${inspect(wordsIn('ur'), all)};\n`);
}
