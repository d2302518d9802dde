/** What the report of a build says. */
import { describe, expect, it } from 'vitest';
import { report } from '../../src/generator/report/report.ts';
import { made } from '../support/madeSite.ts';

describe('the report', () => {
  const text = report(
    {
      ...made,
      pictures: { files: new Map(), encoded: 1, cached: 2, reduced: ['mina'] },
      files: new Map([...made.files, ['video/hero.mp4', Buffer.alloc(5_000_000)]]),
      leftOut: ['.env', 'backup.zip'],
      warnings: ['A language lacks a line.'],
      pastDates: ['2030-01-09'],
      samples: [...made.samples, { field: 'facts.agency.phone', value: '+910000000000' }],
    },
    ['offer.pdf'],
    1.26,
  );

  it('has the bytes of every page in gzip, the pictures and the seconds', () => {
    expect(text).toMatch(/^Page +Bytes, gzip\nindex\.html +\d\d,\d{3}\n/);
    expect(text.match(/^\S+\.html +[\d,]+$/gm)).toHaveLength(made.routes.length);
    expect(text).toContain('Pictures: 1 file encoded, 2 from the cache. 1.3 s in all.\n');
  });

  it.each([
    ['Of lower quality', /:\n {2}mina$/],
    ['Files over 1 MB', /:\n {2}video\/hero\.mp4, 5\.0 MB$/],
    ['Not published from public/', /:\n {2}\.env\n {2}backup\.zip$/],
    ['Deleted from dist', /:\n {2}offer\.pdf$/],
    ['Words of a language to look at', /:\n {2}A language lacks a line\.$/],
    ['Departures that are not shown', / 2031-01-15:\n {2}2030-01-09$/],
    ['Questions that only the agency can answer', /:\n {2}Is the kit in the price\?$/],
    [
      'Samples that only the agency can put right',
      /:\n {2}languages\.ur {9}src\/content\/languages\/ur\.ts\n {2}facts\.agency\.phone {3}\+910000000000$/,
    ],
  ])('has under "%s" each line', (title, lines) => {
    expect(text.split(`\n\n${title}`)[1]?.split('\n\n')[0]).toMatch(lines);
  });

  it('leaves out what there is nothing to say of', () => {
    const { facts } = made.content;
    const pictures = { ...made.pictures, reduced: [] };
    const calm = { samples: [], warnings: [], pastDates: [], leftOut: [], pictures };
    const agency = { ...facts.agency, hours: '24x7' };
    const content = { ...made.content, facts: { ...facts, agency, agencyQuestions: [] } };
    expect(report({ ...made, ...calm, content }, [], 1).split('\n\n')).toHaveLength(2);
  });
});
