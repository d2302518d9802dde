/** Finds texts that a wrong encoding, a paste or a slip of the keyboard has spoilt. */
import { spoiltAdvice } from '../../values/encoding.ts';
import type { Fault } from '../../values/faults.ts';
import { everyLine, fileOf } from '../../values/paths.ts';

/** Returns a fault of each kind for the first text of each file of an entry: a wrong encoding spoils every text of a file. */
export function findEncodingFaults(entry: string, value: unknown): Fault[] {
  const firsts = new Map<string, Fault>();
  for (const { field, value: text } of everyLine(value)) {
    const advice = spoiltAdvice(text);
    if (!advice) continue;
    const [file, rest] = fileOf(entry, field, value);
    const kind = `${file} ${advice}`;
    if (!firsts.has(kind)) firsts.set(kind, { file, field: rest, value: text, advice });
  }
  return [...firsts.values()];
}
