/** How the check of the live site tells the agency's own pages from those of others. */
import { expect, it } from 'vitest';
import { isOurPage } from '../../src/publish/upload/live/mismatches.ts';

it.each([
  ['<title>Home</title>', true],
  ['<title>Old home</title><link href="/assets/site.1a2b3c4d.css">', true],
  ['<title>Old home</title><script src="/assets/main.ABCD2345.js"></script>', true],
  ['<title>Parked</title><script src="/assets/main.js"></script>', false],
  ['<title>Parked</title><script src="/theme/main.ABCD2345.js"></script>', false],
])('knows by its title or its files whose page this is: %s', (arrived, isOurs) => {
  const sent = Buffer.from('<title>Home</title><script src="/assets/main.WXYZ6789.js"></script>');
  expect(isOurPage(sent, Buffer.from(arrived))).toBe(isOurs);
});
