/** What the report of a build says. */
import { describe, expect, it } from 'vitest';
import { report } from '../../src/generator/report.ts';
import { made } from '../support/madeSite.ts';

describe('the report', () => {
  const text = report(
    {
      ...made,
      pictures: {
        files: new Map(),
        encoded: 1,
        cached: 2,
        reduced: ['mina'],
        unshown: ['mina-new.jpg', 'our office.heic'],
      },
      files: new Map([
        ...made.files,
        ['video/hero.mp4', Buffer.alloc(5_000_000)],
        ['my passengers.xlsx', ''],
      ]),
      leftOut: ['.env', 'backup.zip'],
      strays: ['facts (1).jsonc'],
      findings: [
        {
          title: 'Words to look at',
          file: 'languages/bn.jsonc',
          line: 7,
          keys: ['services'],
          state: 'lacks visa',
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

  it('has the bytes of every page and its first screen, the pictures and the seconds', () => {
    expect(text).toMatch(
      /^Bytes, gzip +First screen +Whole page\nindex\.html +\d,\d{3} +\d\d,\d{3}\n/,
    );
    expect(text.match(/^\S+\.html +[\d,]+ +[\d,]+$/gm)).toHaveLength(made.routes.length);
    expect(text).toContain('Pictures: 1 file encoded, 2 from the cache. 1.3 s in all.\n');
  });

  it.each([
    ['Of lower quality', /:\n {2}mina$/],
    ['Files over 1 MB', /:\n {2}video\/hero\.mp4, 5\.0 MB$/],
    ['Files that no page links; may everybody see each of them?', /^\n {2}my passengers\.xlsx$/],
    ['Not published from public/', /:\n {2}\.env\n {2}backup\.zip$/],
    ['Not read from src/content/', /:\n {2}facts \(1\)\.jsonc$/],
    ['Not shown from src/pictures/', /:\n {2}mina-new\.jpg\n {2}our office\.heic$/],
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
  ])('has each line under "%s"', (title, lines) => {
    expect(text.split(`\n\n${title}`)[1]?.split('\n\n')[0]).toMatch(lines);
  });

  it('compares the complete addresses of files with those in the pages', () => {
    const links =
      '<a href="/visa/list.pdf"></a><a href="/Tom%20&amp;%20Jo&#x27;s%20(1).pdf#2"></a>' +
      '<a href="https://www.noor-travels.example/rates.pdf"></a><style>a{background:url(/sky.jpg)}</style>';
    // HTML pages and a manifest in public/ are published unchanged.
    const old = '<a href="http://"></a><a href="papers.pdf"></a><a href=" more.pdf "></a>';
    const files = new Map([
      ...made.files,
      ['about/index.html', `${made.files.get('about/index.html')}${links}`],
      ['old/index.html', old],
      ['old/app.webmanifest', '{}'],
      ...[
        'old/papers.pdf',
        'old/more.pdf',
        'list.pdf',
        'rates.pdf',
        'sky.jpg',
        "Tom & Jo's (1).pdf",
        'visa/list.pdf',
      ].map((name) => [name, ''] as const),
    ]);
    const said = report({ ...made, files }, [], 1);
    expect(said).toContain('may everybody see each of them?\n  list.pdf\n\n');
  });

  it('knows the addresses of a site that has only http', () => {
    const { facts, ...others } = made.content;
    const siteUrl = facts.agency.siteUrl.replace('https:', 'http:');
    const content = { ...others, facts: { ...facts, agency: { ...facts.agency, siteUrl } } };
    const files = new Map(
      [...made.files].map(([name, text]) => [
        name,
        name.endsWith('.html') ? String(text).replaceAll(facts.agency.siteUrl, siteUrl) : text,
      ]),
    );
    expect(report({ ...made, content, files }, [], 1)).not.toContain('no page links');
  });

  it('leaves out sections that would be empty', () => {
    const pictures = { ...made.pictures, reduced: [] };
    const calm = { ...made, findings: [], leftOut: [], pictures };
    expect(report(calm, [], 1).split('\n\n')).toHaveLength(3);
  });

  it('names a page that is over budget, and no other', () => {
    const noise = Array.from({ length: 9_000 }, (_, number) => `${number ** 7}`).join(' ');
    const heavy = (file: string, html: string) =>
      report({ ...made, files: new Map([...made.files, [file, html]]) }, [], 1)
        .split('\n\n')
        .find((list) => list.startsWith('Heavier than'))
        ?.split('\n')
        .slice(1);
    const about = String(made.files.get('about/index.html'));
    expect(heavy('about/index.html', about)).toBeUndefined();
    expect(heavy('about/index.html', about + noise)).toEqual([
      expect.stringMatching(/^ {2}about\/index\.html, whole page: [\d,]+ bytes, [\d,]+ too many$/),
    ]);
    expect(heavy('about/index.html', about.replace('<body', `${noise}<body`))).toEqual([
      expect.stringMatching(/^ {2}about\/index\.html, first screen: /),
      expect.stringMatching(/^ {2}about\/index\.html, whole page: /),
    ]);
  });

  it.each<[string, { isRead?: boolean; stops?: 'publication' }, RegExp]>([
    ['unread languages', {}, /only a preview.*\(ur\)/],
    ['nothing to stop it', { isRead: true }, /^This can be published\.$/],
    ['a sample', { isRead: true, stops: 'publication' }, /^This cannot be .*: Samples\.$/],
  ])(
    'ends by saying whether the site may be published, with %s',
    (_, { isRead, stops }, sentence) => {
      const { languages, ...content } = made.content;
      const read = languages.map((language) => ({ ...language, checked: '2031-01-10' }));
      const sample = { title: 'Samples', file: 'facts.jsonc', keys: ['agency'], note: 'x', stops };
      const now = { ...content, languages: isRead ? read : languages };
      const said = report({ ...made, content: now, findings: [sample] }, [], 1);
      expect(said.split('\n').at(-1)).toMatch(sentence);
    },
  );
});
