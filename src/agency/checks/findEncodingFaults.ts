/** Finds texts that a wrong encoding or a slip of the keyboard has spoilt. */
import { invisible, type Fault } from '../../values/faults.ts';
import { everyLine, fileOf } from '../../values/paths.ts';

/** Returns a fault for each text of an entry, however deep, that a wrong encoding or a slip of the keyboard has spoilt. */
export function findEncodingFaults(entry: string, value: unknown): Fault[] {
  const texts = everyLine(value);
  return encodingFaults.flatMap(([pattern, advice]) => {
    // A wrong encoding spoils every text of a file: the first one is enough.
    const firsts = new Map<string, Fault>();
    for (const { field, value: text } of texts.filter((each) => pattern.test(each.value))) {
      const [file, rest] = fileOf(entry, field, value);
      if (!firsts.has(file)) firsts.set(file, { file, field: rest, value: text, advice });
    }
    return [...firsts.values()];
  });
}

const encodingFaults: readonly [pattern: RegExp, advice: string][] = [
  [
    /\ufffd|\p{Surrogate}/u,
    'A letter in it is damaged. Write it again, and save the file with the encoding UTF-8',
  ],
  [
    /(?<![a-z?])\?{2}/i,
    'The file was saved in an encoding without these letters. Write them again where it shows ?, and save it as UTF-8',
  ],
  [
    new RegExp(invisible.source),
    'A character in it is invisible. Delete it, or type the text again instead of pasting it',
  ],
];
