/** What the table of findings looks like. */
import { describe, expect, it } from 'vitest';
import { linkTable } from '../../src/links/linkTable.ts';

describe('linkTable', () => {
  it('names each link with its verdict, reason and pages, the broken first', () => {
    const table = linkTable([
      { address: 'https://b.test/', pages: ['/'], verdict: 'ok', reason: 'answers 200' },
      { address: '/gone', pages: ['/about', '/contact'], verdict: 'broken', reason: 'there is no such page' },
    ]);
    expect(table.split('\n')).toEqual([
      'VERDICT  LINK             REASON                 STANDS ON',
      'BROKEN   /gone            there is no such page  /about /contact',
      'OK       https://b.test/  answers 200            /',
    ]);
  });

  it('writes a long link in full', () => {
    const address = `https://b.test/${'x'.repeat(300)}`;
    expect(linkTable([{ address, pages: ['/'], verdict: 'blocked', reason: '403' }])).toContain(address);
  });
});
