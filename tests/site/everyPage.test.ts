/** What holds on every page as it is published, whatever its content. */
import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../src/generator/check/checkFiles.ts';
import { allRoutes } from '../../src/generator/pages.ts';
import { htmlAt, made, pageAt, warned } from '../support/madeSite.ts';
import { messagesIn, readPage, valuesOf, type Part } from '../support/readPage.ts';

const { agency, messages, firstMessages } = made.site;
const ready = [...Object.values(messages), ...firstMessages.map(({ text }) => text)];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React closes elements without content in this way, which HTML allows.
    'void-style': ['error', { style: 'selfclose' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Only files of others need it.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A list without markers is none to VoiceOver, unless it says so.
    'no-redundant-role': 'off',
    // The page's policy would refuse it.
    'no-inline-style': 'error',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});

/** The places of the design: the pixels of the largest file, and the widths of all. */
const places = [
  '960x800: 672 960',
  '400x900: 340 400',
  '480x576: 288 480',
  '756x504: 504 756',
  '1600x1067: 736 1600',
  // The poster of the first screen, wide and upright.
  '1080x1920: 960 1280 1920 736 1080',
];
const seenPlaces = new Set<string>();

describe.each(allRoutes(made.site).map((route) => [route.path, route] as const))(
  '%s',
  (path, route) => {
    const html = htmlAt(path);
    const page = readPage(html);
    const head = page.only('head');
    const body = page.only('body');
    const css = page.only('style').inner;
    const isPage = path !== '/404';
    const metas = (name: string) =>
      valuesOf(head.all(`meta[property="${name}"], meta[name="${name}"]`), 'content');

    it('is valid HTML in its language and direction, with headings and landmarks that readers can tell apart', async () => {
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        ),
      ).toEqual([]);
      const { lang = 'en-IN', dir } = route.language ?? {};
      expect(html).toMatch(
        `<!doctype html><html lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}>`,
      );
      expect(metas('viewport')).toEqual([
        'width=device-width, initial-scale=1, viewport-fit=cover',
      ]);
      for (const landmark of ['main', 'header', 'footer'])
        expect(body.all(landmark), landmark).toHaveLength(1);
      // The first link skips to the content.
      expect(body.all('a')[0]?.get('href')).toBe(`#${body.only('main[tabindex="-1"]').get('id')}`);
    });

    it('has words of its own that search engines show whole, and that stand beside its link when somebody shares it', () => {
      const [title, description = ''] = [head.only('title').text, ...metas('description')];
      expect([...metas('og:title'), ...metas('og:description')]).toEqual([title, description]);
      expect([title, description]).toEqual([route.title, route.description]);
      expect(title).toContain(agency.name);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
    });

    it('is shared with a large picture of the size that it says', async () => {
      expect([
        ...metas('twitter:card'),
        ...metas('og:image:width'),
        ...metas('og:image:height'),
      ]).toEqual(['summary_large_image', '1200', '630']);
      const [address = ''] = metas('og:image');
      expect(address.startsWith(`${agency.siteUrl}/pictures/`)).toBe(true);
      expect(await formatOf(address.slice(agency.siteUrl.length))).toBe('jpeg 1200x630');
    });

    it(
      isPage
        ? 'names its one address'
        : 'has no address of its own and stays out of search engines',
      () => {
        const own = isPage ? [agency.siteUrl + path] : [];
        expect(valuesOf(head.all('link[rel=canonical]'), 'href')).toEqual(own);
        expect(metas('og:url')).toEqual(own);
        expect(metas('robots')).toEqual(isPage ? [] : ['noindex']);
        expect(page.all('script[type="application/ld+json"]')).toHaveLength(own.length);
      },
    );

    it('marks the current page once in each navigation that leads to it, and nowhere else', () => {
      for (const nav of body.all('nav')) {
        const leads = nav.all(`a[href="${path}"]`).map((link) => link.get('aria-current'));
        expect(leads, nav.html).toEqual(leads.slice(0, 1).map(() => 'page'));
        expect(nav.all('a[aria-current]')).toHaveLength(leads.length);
      }
      expect(body.all('[aria-current]')).toHaveLength(body.all('nav [aria-current]').length);
    });

    it('carries, before anything that it speaks of, a policy that forbids all but what the page holds', () => {
      const order = head.all('*').map(({ html }) => html);
      expect(order[0]).toMatch(/^<meta charset="utf-8"/i);
      expect(order.findIndex((tag) => tag.startsWith('<meta http-equiv'))).toBeLessThan(
        order.findIndex((tag) => /^<(link|style|script)/.test(tag)),
      );
      const policy = head.only('meta[http-equiv="Content-Security-Policy"]').get('content')!;
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'self' 'inline-speculation-rules'",
        `style-src 'sha256-${createHash('sha256').update(css, 'utf8').digest('base64')}'`,
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        'frame-src https://www.google.com',
        "form-action 'none'",
        "base-uri 'none'",
      ]);
      expect(seriousFindings(`${policy}; frame-ancestors 'none'`)).toEqual([]);
    });

    it('has no class without a rule in the styles that it carries itself, and every picture its own ground', () => {
      const ruled = new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g));
      const shown = valuesOf(page.all('[class]'), 'class').flatMap((names) => names.split(' '));
      expect(shown.length).toBeGreaterThan(20);
      expect([...new Set(shown)].filter((name) => !ruled.has(name))).toEqual([]);
      // The poster of the first screen has the night behind it.
      expect(page.all('img:not([data-picture])')).toHaveLength(path === '/' ? 1 : 0);
      for (const slug of valuesOf(page.all('img'), 'data-picture'))
        expect(css).toMatch(new RegExp(`\\[data-picture=${slug}\\]\\{background:#[0-9a-f]{3}\\}`));
    });

    it('loads at most one script and one font, and holds no other code than the rules for preparing pages', () => {
      const code = page.all('script:not([type="application/ld+json"])');
      const scripts = code.map((script) => [
        script.get('type'),
        script.get('src')?.replace(/\.\w{8}\./, '.'),
      ]);
      const fonts = page.all('link[rel=preload]').map(({ attributes }) => attributes);
      // In the way in which styles fetch fonts, so that it comes once.
      const font = {
        rel: 'preload',
        href: fonts[0]?.href,
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
      };
      // The key facts do without both.
      expect([scripts, fonts]).toEqual([
        [
          ['speculationrules', undefined],
          ...(route.language ? [] : [['module', '/assets/main.js']]),
        ],
        route.language ? [] : [font],
      ]);
      for (const { href } of fonts) expect(css).toContain(`url(${href})`);
      expect(JSON.parse(code[0]!.inner)).toEqual({
        prefetch: [{ where: { selector_matches: '[data-seen]' }, eagerness: 'immediate' }],
        prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
      });
    });

    it('fetches at most one picture at once, that of its first screen, and leaves every other for later', () => {
      const eager = page.all('img:not([loading=lazy])');
      expect(eager.map((image) => image.get('fetchpriority'))).toEqual(
        eager.slice(0, 1).map(() => 'high'),
      );
      if (path === '/') expect(eager).toHaveLength(1);
      if (eager.length > 0) expect(page.all('img')[0]?.html).toBe(eager[0]?.html);
    });

    it('offers every picture as AVIF, then WebP, then JPEG, in the pixels that it says and the shape of its place', async () => {
      for (const picture of page.all('picture')) {
        const { src, width, height, alt } = picture.only('img').attributes;
        expect(await formatOf(src!)).toBe(`jpeg ${width}x${height}`);
        const isPoster = picture.all('source[media]').length > 0;
        // The poster stands behind the words of the first screen.
        expect(alt, src).toMatch(isPoster ? /^$/ : /\S/);
        const types = picture
          .all('source')
          .map((source) => source.get('type')!.replace('image/', ''));
        expect(types).toEqual(
          isPoster ? ['avif', 'webp', 'jpeg', 'avif', 'webp'] : ['avif', 'webp'],
        );
        const widths = new Set<string>();
        for (const source of picture.all('source')) {
          const ratio = source.get('media') ? 16 / 9 : Number(width) / Number(height);
          for (const entry of source.get('srcset')!.split(', ')) {
            const [address, said] = entry.split(' ');
            const pixels = Number(said!.replace('w', ''));
            widths.add(String(pixels));
            const format = source.get('type')!.replace('image/', '').replace('avif', 'heif');
            expect(await formatOf(address!), entry).toBe(
              `${format} ${pixels}x${Math.round(pixels / ratio)}`,
            );
          }
        }
        seenPlaces.add(`${width}x${height}: ${[...widths].join(' ')}`);
      }
    });

    it('asks nothing of other sites, and sends nothing: it has no form and no field with a name', () => {
      const askers = page
        .all('*:not(link[rel=alternate])')
        .filter(({ name }) => name !== 'a' && name !== 'meta');
      const names = ['src', 'srcset', 'href', 'poster', 'data-landscape', 'data-portrait'];
      const asked = names.flatMap((name) => valuesOf(askers, name));
      expect(asked.filter((address) => !/^[/#]/.test(address))).toEqual(
        isPage ? [agency.siteUrl + path] : [],
      );
      expect(
        page.all('form, input[name], input[form], [formaction], button:not([type=button])'),
      ).toEqual([]);
    });

    it('messages, calls and writes to the agency and to nobody else, with a message that content holds', () => {
      const addresses = valuesOf(
        page.all('a[href*="wa.me"], a[href^="tel:"], a[href^="mailto:"]'),
        'href',
      );
      expect(new Set(addresses.map((address) => address.replace(/\?.*/, '')))).toEqual(
        new Set([
          `https://wa.me/${agency.messaging.replace('+', '')}`,
          `tel:${agency.phone}`,
          `mailto:${agency.email}`,
        ]),
      );
      for (const text of messagesIn(page))
        expect([...ready, route.language?.words.contact.firstMessage]).toContain(text);
    });

    it('draws each icon that it uses once, and no other, and names each drawing that readers do not pass over', () => {
      const used = new Set(valuesOf(page.all('use'), 'href'));
      expect(
        valuesOf(page.all('symbol'), 'id')
          .map((id) => `#${id}`)
          .sort(),
      ).toEqual([...used].sort());
      expect(page.all('symbol').filter((symbol) => symbol.inner === '')).toEqual([]);
      for (const drawing of body.all('svg:not(:has(symbol)):not([aria-hidden=true])')) {
        expect([drawing.get('role'), drawing.get('aria-label')]).toEqual([
          'img',
          expect.stringMatching(/\S/),
        ]);
      }
    });

    it('tells the language and the direction of every Arabic or Urdu word', () => {
      if (route.language?.dir === 'rtl') return;
      const arabic = (part: Part) => /[\u0600-\u06ff]/.test(part.text.replaceAll('ﷺ', ''));
      const told = body
        .all('[lang][dir=rtl]')
        .filter((part) => /^(ar|ur)$/.test(part.get('lang')!));
      const rest = told.reduce((whole, part) => whole.replace(part.html, ''), body.html);
      expect(
        readPage(rest)
          .all('*')
          .filter(arabic)
          .map((part) => part.html.slice(0, 200)),
      ).toEqual([]);
      if (path === '/') expect(told.length).toBeGreaterThan(5);
    });

    it('shows no slip of a program', () => {
      expect(
        html.replace(css, '').match(/undefined|\[object Object\]|NaN|\{count\}|\{\}/g),
      ).toBeNull();
      expect(page.text.match(/\bnull\b/g)).toBeNull();
    });
  },
);

describe('all pages together', () => {
  it('break no rule of the build, and give React nothing to warn of', () => {
    expect(checkFiles(made)).toHaveLength(10);
    expect(warned).toEqual([]);
  });

  it('show pictures in the places of the design', () => {
    expect([...seenPlaces].sort()).toEqual(places.sort());
  });

  it('have one footer in English, apart from the mark of the current page', () => {
    const english = allRoutes(made.site).filter(({ language }) => !language);
    const footers = english.map(({ path }) => pageAt(path).only('footer').html);
    expect(new Set(footers.map((html) => html.replaceAll(' aria-current="page"', ''))).size).toBe(
      1,
    );
  });

  it('use every file that browsers may keep for ever, which has its content in its name', () => {
    const texts = [...made.files]
      .filter(([file]) => /\.(html|js)$/.test(file))
      .map(([, bytes]) => Buffer.from(bytes).toString());
    const words = texts.join('\n');
    const kept = [...made.files.keys()].filter((file) => /^(assets|pictures)\//.test(file));
    expect(kept.length).toBeGreaterThan(50);
    expect(
      kept.filter((file) => !/\.[0-9A-Za-z]{8}\.(avif|webp|jpg|js|woff2)$/.test(file)),
    ).toEqual([]);
    expect(kept.filter((file) => !words.includes(file.split('/').at(-1)!))).toEqual([]);
  });
});

it('the judges find a second h1, a skipped level, an id that is not there and a hole in a policy', async () => {
  const planted =
    '<main><h1>A</h1><h1>B</h1><h3>C</h3><p id="a" aria-describedby="gone"></p></main>';
  const start = '<!doctype html><html lang="en"><head><title>A</title></head><body>';
  const { results } = await validator.validateString(`${start}${planted}</body></html>`);
  const found = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(found).toEqual(expect.arrayContaining(['heading-level', 'no-missing-references']));
  expect(() => readPage(planted).only('h1')).toThrow('2 h1');
  expect(seriousFindings("default-src * 'unsafe-inline'")).not.toEqual([]);
});

function seriousFindings(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

/** What the file of a picture is: "jpeg 1200x630". */
async function formatOf(address: string): Promise<string> {
  const { format, width, height } = await sharp(
    made.files.get(address.slice(1)) as Uint8Array,
  ).metadata();
  return `${format} ${width}x${height}`;
}
