/** Runs once before all tests. A fixture that lacks a line would turn hundreds of them red, in the name of src/content. */
import { readContent } from '../../src/generator/content/readContent.ts';
import { inFourLanguages } from './fixture.ts';

export async function setup(): Promise<void> {
  await readContent(inFourLanguages).catch((cause: Error) => {
    const message = cause.message.replaceAll('src/content/', 'tests/fixture/content/');
    const advice = 'Its languages/bn.ts, hi.ts and ur.ts are made of en.ts.';
    throw new Error(`${message}\n${advice}`, { cause });
  });
}
