/** Every page in every language: what a language has, where links lead, what is compared with the English and who has read it. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { routes } from '../../src/routes.tsx';
import { changedSite } from '../support/changedSite.ts';
import { linesOf } from '../support/editedContent.ts';
import { valuesOf } from '../support/readPage.ts';
import { inLetters } from '../fixture/content/languages/inLetters.ts';
import { translatedContent } from '../support/translated.ts';

const site = 'https://www.noor-travels.example';

/** The site after a change of the translated content. */
const siteOf = (change: (content: any) => void = () => {}) =>
  changedSite((content) => {
    Object.assign(content, translatedContent());
    change(content);
  });

/** The addresses of the pages after a change, of all of them or of those that an upload publishes. */
function pathsOf(change: (content: any) => void = () => {}, wanted?: 'confirmed'): string[] {
  const content = translatedContent();
  change(content);
  return routes(checkContent(content, wanted).content).map(({ path }) => path);
}

const at = siteOf();
const paths = pathsOf();
const homes = ['/', '/bn/', '/ur/'];

it('has the pages that a language has words for', () => {
  const names = ['about', 'contact', 'refund-policy', 'terms-and-conditions', 'privacy-policy'];
  const ofBengali = [...names, 'your-visa'].map((name) => `/bn/${name}/`);
  expect(paths.filter((path) => path.startsWith('/bn/'))).toEqual(['/bn/', ...ofBengali]);
  expect(paths.filter((path) => path.startsWith('/ur/'))).toEqual(['/ur/', '/ur/refund-policy/']);
});

describe.each(paths)('%s', (path) => {
  const page = at(path);
  const own = homes.findLast((home) => path.startsWith(home))!;
  const name = path.slice(own.length);
  const languageOf = (address: string) => /^\/(bn|ur)\//.exec(address)?.[1] ?? 'en';

  it('leads to the page of its own language where there is one, and marks each other language', () => {
    const links = page.all('a[href^="/"]:not([href="/contact.vcf"])');
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const [address = ''] = link.get('href')!.split('#');
      expect(paths, link.html).toContain(address);
      expect(link.get('hreflang') ?? languageOf(path), link.html).toBe(languageOf(address));
    }
    // Links to another language on purpose are those to languages, and the one to the text that decides.
    const others = page.all('a[hreflang="en"]:not([lang])');
    const decides = page.all('.text-article__decides a').map(({ html }) => html);
    for (const link of others.filter(({ html }) => !decides.includes(html)))
      expect(paths).not.toContain(own + link.get('href')!.split('#')[0]!.slice(1));
  });

  it('leads to the same page in each other language, or to its Home', () => {
    const wanted = homes
      .filter((home) => home !== own)
      .map((home) => (paths.includes(home + name) ? home + name : home));
    for (const place of ['header', '#menu', 'footer'])
      expect(valuesOf(page.only(place).all('.language-links a'), 'href'), place).toEqual(wanted);
  });

  it('has the same page in each language as an alternate', () => {
    const same = homes.map((home) => home + name).filter((each) => paths.includes(each));
    const rows = same.map((each) => `${languageOf(each)} ${site}${each}`);
    const listed =
      path === '/404.html' || same.length < 2 ? [] : [`x-default ${site}${same[0]}`, ...rows];
    const alternates = page.all('link[rel=alternate]').map(({ attributes }) => attributes);
    expect(alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual(listed);
  });
});

it('shows the day and the figures of the rules, and says that the English text decides', () => {
  const [text, original] = [at('/bn/refund-policy/'), at('/refund-policy/')];
  const day = (page: typeof text) => page.only('time').get('datetime');
  expect(day(text)).toBe(day(original));
  const figures = (page: typeof text) => page.all('.text-glance dl > div').length;
  expect(figures(text)).toBe(figures(original));
  const [decides] = text.all('.text-article__decides a');
  expect([decides!.text, decides!.get('href'), decides!.get('hreflang')]).toEqual([
    inLetters('bn', 'The English text decides'),
    '/refund-policy/',
    'en',
  ]);
  expect(original.all('.text-article__decides')).toEqual([]);
  const questions = at('/bn/terms-and-conditions/').only('a[href="/bn/#ask"]');
  expect(questions.text).toBe('https://www.noor-travels.example/bn/');
});

it('leads to English again, and says so, where the words of a page are deleted', () => {
  const less = siteOf(({ languages, pages }) => {
    delete languages[1].words.about;
    delete pages['bn/terms-and-conditions'];
  });
  const page = less('/bn/contact/');
  for (const address of ['/about/', '/terms-and-conditions/']) {
    const links = page.only('footer').all(`a[href="${address}"]`);
    expect(links.map(({ text }) => text.includes(inLetters('bn', '(in English)')))).toEqual([true]);
    expect(page.all(`a[href="/bn${address}"]`)).toEqual([]);
  }
});

it.each([
  ['the sentence that the English decides', 'decides is missing'],
  ['what header and footer say of its pages', 'pages is missing'],
])('is refused without %s', (_, said) => {
  const without = (content: any) => {
    const { words } = content.languages[2];
    if (said.startsWith('pages')) delete words.pages;
    else delete words.pages.textPage.decides;
  };
  expect(() => pathsOf(without)).toThrow(said);
});

describe('a translation', () => {
  const file = 'ur/refund-policy';
  const read = ({ languages }: any, ...pages: string[]) => {
    for (const page of pages) languages[2].checked[page] = readings[page];
  };
  const readings = Object.fromEntries(
    checkContent(translatedContent()).findings.flatMap(({ answer }) => {
      const [, page] = /^\[2\]\.checked\.(.*)$/.exec(answer?.field ?? '') ?? [];
      return answer && page ? [[page, answer.value]] : [];
    }),
  );

  it.each<[what: string, old: string | RegExp, now: string]>([
    ['a fact', '{percent}', '100'],
    ['another fact', '{days} {', '{months} {'],
    ['a paragraph', '\n\n{refundRest}\n', '\n'],
    ['an anchor', '{#later}', '{#after}'],
    ['an item', /\n- [^\n]*/, ''],
    ['the end of the other', /\n*$/, '\n\nOne more.\n'],
    ['an address', '/terms-and-conditions#ask-before-you-pay', '/terms-and-conditions'],
  ])('that lacks %s is a note, and refused once it is read', (_, old, now) => {
    const changed = (content: any) => {
      const text = content.pages[file];
      content.pages[file] = text.replace(old, () => now);
      expect(content.pages[file]).not.toBe(text);
      return content;
    };
    const said =
      /src\/content\/pages\/ur\/refund-policy\.md: .* does not match .* of its original, ".* The original is src\/content\/pages\/refund-policy\.md\.$/;
    const notes = linesOf(changed(translatedContent())).filter((line) => said.test(line));
    expect(notes).toHaveLength(1);
    expect(() =>
      pathsOf((content) => {
        changed(content);
        read(content, 'home', 'refund-policy');
      }),
    ).toThrow(said);
  });

  it('of About or Contact that has lost a fact is named', () => {
    const changed = translatedContent();
    const [, { words }] = changed.languages;
    const { text } = words.about.reasons.list.refund;
    text[0] = text[0].replace('{percent}', '100');
    const lines = linesOf(changed).filter((line) => line.includes('has other facts'));
    expect(lines).toEqual([
      expect.stringMatching(
        /^src\/content\/languages\/bn\.ts.* about\.reasons\.list\.refund\.text /,
      ),
    ]);
  });

  it.each([
    [[], 0],
    [['home'], 1],
    [['home', 'refund-policy'], 2],
    [['refund-policy'], 0],
  ] as const)('is published once it is read, and Home too: %j', (pages, count) => {
    const published = pathsOf((content) => read(content, ...pages), 'confirmed');
    expect(published.filter((path) => path.startsWith('/ur/'))).toHaveLength(count);
    expect(published).toContain('/refund-policy/');
  });

  it('leaves the site while its original has changed since somebody read it', () => {
    const changed = (content: any) => {
      read(content, 'home', 'refund-policy');
      content.pages['refund-policy'] += '\n\nOne more rule.\n';
      return content;
    };
    expect(pathsOf(changed, 'confirmed')).not.toContain('/ur/refund-policy/');
    expect(linesOf(changed(translatedContent()))).toContain(
      'languages.ur.refund-policy: Its original has changed since somebody read it.',
    );
  });
});
