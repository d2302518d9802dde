/** How the commands speak in the terminal. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { sayBytes, sayCount, shownPath } from '../../src/generator/terminal.ts';

/** Seen from the project, with slashes on every system, and whole outside it. */
const outside = [process.cwd(), path.dirname(process.cwd()), path.resolve('/elsewhere/a.jpg')];

it.each([
  [shownPath(path.join(process.cwd(), 'src', 'pictures', 'a é.jpg')), 'src/pictures/a é.jpg'],
  ...outside.map((place) => [shownPath(place), place]),
  [sayBytes(1), '1 byte'],
  [sayBytes(999), '999 bytes'],
  [sayBytes(1_000), '1 KB'],
  [sayBytes(999_499), '999 KB'],
  [sayBytes(999_500), '1.0 MB'],
  [sayBytes(4_249_000), '4.2 MB'],
  [sayCount(1, 'file'), '1 file'],
  [sayCount(1_200, 'file'), '1,200 files'],
])('says %j', (said, wanted) => {
  expect(said).toBe(wanted);
});
