/** What the report of a build says. */
import { describe, expect, it } from 'vitest';
import { report } from '../../src/generator/report.ts';
import { made } from '../support/madeSite.ts';

describe('the report', () => {
  const text = report(
    {
      ...made,
      pictures: { files: new Map(), encoded: 1, cached: 2, reduced: ['mina'] },
      files: new Map([
        ...made.files,
        ['video/hero.mp4', Buffer.alloc(5_000_000)],
        ['my passengers.xlsx', ''],
      ]),
      leftOut: ['.env', 'backup.zip'],
      findings: [
        {
          title: 'Words to look at',
          file: 'languages/bn.jsonc',
          line: 7,
          keys: ['services'],
          finding: 'lacks visa',
          advice: 'Add its line',
        },
        { title: 'Still true?', file: 'facts.jsonc', keys: ['hotels'], note: 'Sample, 1,900 m' },
        {
          title: 'Samples',
          file: 'facts.jsonc',
          keys: ['agency', 'phone'],
          note: '+910000000000',
          sample: 'facts.agency.phone',
        },
        {
          title: 'Samples',
          file: 'languages/index.jsonc',
          keys: [2, 'checked'],
          note: 'Nobody has confirmed اردو yet.',
          sample: 'languages.ur',
        },
      ],
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
    ['Files that no page links; may everybody see each of them?', /^\n {2}my passengers\.xlsx$/],
    ['Not published from public/', /:\n {2}\.env\n {2}backup\.zip$/],
    ['Deleted from dist', /:\n {2}offer\.pdf$/],
    [
      'Words to look at',
      /:\n {2}src\/content\/languages\/bn\.jsonc, line 7: services lacks visa\. Add its line\.$/,
    ],
    ['Still true?', /^\n {2}Sample, 1,900 m$/],
    [
      'Samples',
      /:\n {2}facts\.agency\.phone: \+910000000000\n {2}languages\.ur: Nobody has confirmed اردو yet\.$/,
    ],
  ])('has under "%s" each line', (title, lines) => {
    expect(text.split(`\n\n${title}`)[1]?.split('\n\n')[0]).toMatch(lines);
  });

  it('leaves out what there is nothing to say of', () => {
    const pictures = { ...made.pictures, reduced: [] };
    const calm = { ...made, findings: [], leftOut: [], pictures };
    expect(report(calm, [], 1).split('\n\n')).toHaveLength(2);
  });
});
