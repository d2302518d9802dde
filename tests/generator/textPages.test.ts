/** What the files of src/content/pages may be called, and how their links and pictures are checked against the site. */
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findPageFaults } from '../../src/generator/check/findPageFaults.ts';
import { sentenceOf } from '../../src/values/faults.ts';
import { projectAt } from '../../src/generator/project.ts';
import { findUnusablePictures } from '../../src/agency/checks/findPictureFaults.ts';
import { whyUnusable } from '../../src/generator/pictures/sources.ts';
import { readTextPages } from '../../src/generator/content/textPages.ts';
import { schemas } from '../../src/agency/schemas/content.ts';
import { changedSite, englishSite } from '../support/changedSite.ts';
import { fixture } from '../support/fixture.ts';
import { made } from '../support/madeSite.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

function read(files: Record<string, string>, folders: readonly string[] = []) {
  const written = Object.entries(files).map(([name, text]) => [`src/content/pages/${name}`, text]);
  return readTextPages(projectAt(writeFiles(Object.fromEntries(written))), folders);
}

/** Files that systems, editors and sync programs create beside a file. */
const leftovers = [
  '.DS_Store',
  '.a.md.swp',
  'a.md~',
  '~$a.md',
  '#a.md#',
  '4913',
  'a.md.bak',
  'a.md.orig',
  'a.md___jb_tmp___',
  'a (conflicted copy).md',
  '@eaDir/a.md',
  'desktop.ini',
  'Thumbs.db',
];

it('reads each file as the page of its name', () => {
  const files = {
    'a.md': '# A',
    'console.md': '# D',
    'what-to-bring-2.md': '\uFEFF# Mo\u0308venpick\r\rB\r\nC',
    ...Object.fromEntries(leftovers.map((name) => [name, ''])),
  };
  expect(read(files)).toEqual({
    a: '# A',
    console: '# D',
    'what-to-bring-2': '# Mövenpick\n\nB\nC',
  });
  expect(readTextPages(projectAt(path.join('no', 'project')))).toEqual({});
});

it.each([
  'My Visa.md',
  'visa.md.txt',
  'visa (1).md',
  'visa_help.markdown',
  'visa',
  '-visa.md',
  'ভিসা.md',
  'prices.pdf',
  'visa.docx',
])('says for %s how a page is named, and where other files belong', (name) => {
  expect(() => read({ [name]: '# A' })).toThrow(
    `Could not use src/content/pages/${name}: a page is named by its address, such as your-visa.md, with small letters a to z, ` +
      'digits and hyphens. Rename it, or put into public what is no page.',
  );
});

it.each(['pictures', 'assets', 'index', '404', 'cpanel', 'con', 'aux', 'constructor', 'prototype'])(
  'refuses a page whose name is reserved: %s',
  (name) => {
    expect(() => read({ [`${name}.md`]: '# A' })).toThrow(
      `has the name ${name} for something else`,
    );
  },
);

it('reads the folder of a language, and refuses any other', () => {
  const files = { 'a.md': '# A', 'bn/a.md': '# B' };
  expect(read(files, ['bn'])).toEqual({ a: '# A', 'bn/a': '# B' });
  expect(() => read(files)).toThrow(/^Could not use src\/content\/pages\/bn: .* Write that row/);
});

it('names every file that is not a page, and a folder', () => {
  const files = { 'new/visa.md': '# A', 'B.md': '# B', 'c.md': '\u0000' };
  const folder =
    'Could not use src/content/pages/new: it is a folder, and no row of src/content/languages/index.jsonc after the first has';
  expect(() => read(files)).toThrow(/B\.md: a page.*\n.*c\.md: it is not plain text/);
  expect(() => read(files)).toThrow(folder);
});

const page = (text: string) => v.parse(schemas.pages, { 'your-visa': text });

const withPage = (name: string, text: string) => (content: any) => {
  content.pages[name] = text;
};

it.each(['about', 'bn'])('refuses a page whose address another page has: /%s/', (name) => {
  expect(() => changedSite(withPage(name, '# A\n\nB.'))('/')).toThrow(
    `Could not use src/content/pages/${name}.md: another page of the site has the address /${name}/. Rename the file.`,
  );
});

it('shows the refund steps without figures at a glance too', () => {
  const at = englishSite((content: any) => {
    content.pages['your-visa'] = '---\nrefundSteps: true\n---\n# A\n\nB.';
    const steps = [{ daysBefore: 30, paidBack: 80 }];
    Object.assign(content.facts.policy.refund, { steps, stepsOf: 'refundable' });
  });
  expect(at('/your-visa/').only('.refund-steps').words).toContain('At least 30 days before');
});

it('has no table of contents for a page without sections', () => {
  const at = englishSite(withPage('your-visa', '# A\n\nB.'));
  expect(at('/your-visa/').all('.text-contents')).toEqual([]);
});

it('shows every line of a paragraph, an item, a figure and a picture whose lines are broken', () => {
  const text = [
    '---\nglance: true\n---\n# A\n\nB\nc.',
    '- **5\n  days** from\n  booking',
    '## Part\n\nOne **two\nthree** four\nfrom {price}\nfive.',
    '- Six\n  seven\neight',
    '![Nine\nten](mina.jpg)',
  ].join('\n\n');
  const at = englishSite(withPage('your-visa', text))('/your-visa/');
  expect(at.only('.text-glance').words).toContain('5 days');
  expect(at.only('.text-glance').words).toContain('from booking');
  const section = at.only('.text-article__section');
  expect(section.only('p').words).toBe('One two three four from ₹88,000 five.');
  expect(section.only('li').words).toBe('Six seven eight');
  expect(section.only('img').get('alt')).toBe('Nine ten');
});

it('names the line of a link to a missing page or anchor', () => {
  const text = '---\nmenu: true\n---\n# A\n\nB.\n\n- [b](/about)\n- [c](/gone#x)\n- [d](/#gone)\n';
  const pages = { ...made.content.pages, ...page(text) };
  const start = 'Could not use src/content/pages/your-visa.md, line';
  const found = findPageFaults({ ...made, content: { ...made.content, pages }, addresses: [] });
  expect(found.map(sentenceOf)).toEqual([
    expect.stringContaining(`${start} 9: /gone#x is an address, which the site does not have.`),
    expect.stringContaining(`${start} 10: /#gone is an address, but index.html has no id "gone".`),
  ]);
});

it('names the line of a missing picture', () => {
  const pages = page('# A\n\nB.\n\n![A](mina.jpg)\n\n![B](../../pictures/gone.png)\n');
  const found = findUnusablePictures({ pages }, (slug) => whyUnusable(slug, fixture));
  expect(found.map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^Could not find the picture "gone" .* \(Shown by src\/content\/pages\/your-visa\.md, line 7\.\)$/,
    ),
  ]);
});

it('reads title, settings and lead, and gives sections anchors without facts', () => {
  const text = '---\nmenu: yes\n---\n# A\n\nB\nc.\n\n## In {months} months\n\nD.';
  expect(page(text)['your-visa']).toMatchObject({
    title: 'A',
    menu: true,
    lead: 'B c.',
    text: expect.stringContaining('## In {months} months {#in-months}'),
  });
});

it.each([
  ['Yes', true],
  ['YES', true],
  ['No', false],
  ['True', true],
  ['Off we go', 'Off we go'],
])('reads a setting however it is capitalised: %s', (written, meant) => {
  const text = `---\nmenu: ${written}\nfooter: ${written}\n---\n# A\n\nB.`;
  expect(page(text)['your-visa']).toMatchObject({ menu: meant, footer: meant });
});

it('orders the pages by `order`, then by their names', () => {
  const pages = {
    c: '# C\n\nD.',
    b: '---\norder: 2\n---\n# B\n\nD.',
    d: '# D\n\nD.',
    a: '---\norder: 1\n---\n# A\n\nD.',
  };
  expect(Object.keys(v.parse(schemas.pages, pages))).toEqual(['a', 'b', 'c', 'd']);
});
