/** What is true of every published page, whatever its content. */
import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { htmlAt, made, pageAt } from '../support/madeSite.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';

const site = 'https://www.noor-travels.example';

/** The rules of the HTML standard, with exceptions for screen readers and the CSP. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/>, which HTML allows.
    'void-style': ['error', { style: 'selfclose' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Only a file from another host needs a checksum.
    'require-sri': ['error', { target: 'crossorigin' }],
    // VoiceOver reads a list without markers as a list only if it has role="list".
    'no-redundant-role': 'off',
    // The CSP refuses the attribute style.
    'no-inline-style': 'error',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});

/** Among the other languages, Urdu is enough: it has everything that Bengali has, and its own direction. */
const routes = made.routes.filter(({ edition }) => edition.lang !== 'bn');

describe.each(routes)('$path', (route) => {
  const { path, title, description } = route;
  const lang = route.edition.locale;
  const html = htmlAt(path);
  const page = readPage(html);
  const head = page.only('head');
  const body = page.only('body');
  const css = page.only('style').inner;
  const is404 = path === '/404.html';
  const isEnglish = lang === 'en-IN';

  it('is valid HTML in its language and direction', async () => {
    expect(await htmlFaults(html)).toEqual([]);
    const tag = path.startsWith('/ur/') ? 'lang="ur" dir="rtl"' : 'lang="en-IN"';
    expect(html).toMatch(`<!doctype html><html ${tag}>`);
  });

  it('has in its head what search engines and shared links need', () => {
    const own = `${site}${path}`;
    const lines = head.all('*').map(lineOf);
    const needed = [
      'meta charset=utf-8',
      'meta name=viewport content=width=device-width, initial-scale=1, viewport-fit=cover',
      `title ${title}`,
      `meta name=description content=${description}`,
      ...(is404 ? [] : [`link rel=canonical href=${own}`, `meta property=og:url content=${own}`]),
      'link rel=icon href=/icons/icon.svg type=image/svg+xml',
      'link rel=manifest href=/manifest.webmanifest',
      `meta property=og:title content=${title}`,
      `meta property=og:description content=${description}`,
      `meta property=og:image content=${site}/pictures/hero-poster-landscape-1200.jpg`,
      'meta name=twitter:card content=summary_large_image',
      'meta name=referrer content=same-origin',
      'meta name=theme-color content=#0b1633',
      'meta name=format-detection content=telephone=no',
      'meta property=og:type content=website',
      'meta property=og:site_name content=Noor Travels',
      'meta property=og:image:width content=1200',
      'meta property=og:image:height content=630',
    ];
    // Any other line of metadata is there by mistake.
    const other =
      /^(style|title|script|link rel=(alternate|preload)|meta (http-equiv|name=robots|property=og:image:alt))/;
    const found = lines.filter((line) => needed.includes(line) || !other.test(line));
    expect(found.toSorted()).toEqual(needed.toSorted());
    // Only the page for unknown addresses asks not to be found.
    expect(valuesOf(head.all('[name=robots]'), 'content')).toEqual(is404 ? ['noindex'] : []);
  });

  it('marks the current page in each navigation and nowhere else', () => {
    for (const nav of body.all('nav')) {
      const links = nav.all(`a[href="${path}"]`).map((link) => link.get('aria-current'));
      expect(links, nav.html).toEqual(links.slice(0, 1).map(() => 'page'));
      expect(nav.all('a[aria-current]')).toHaveLength(links.length);
    }
    expect(body.all('[aria-current]')).toHaveLength(body.all('nav [aria-current]').length);
  });

  it('has a skip link as its first tab stop', () => {
    expect(body.all('a')[0]!.get('href')).toBe('#content');
    expect(page.only('main').attributes).toMatchObject({ id: 'content', tabindex: '-1' });
  });

  it('has a CSP that allows only its own code', () => {
    const prerender = '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"conservative"}]}';
    const csp = head.only('meta[http-equiv]').get('content')!;
    expect(csp.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hashOf(prerender)} ${hashOf(' ')}`,
      `style-src 'self' ${hashOf(css)}`,
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src https://www.google.com',
      "form-action 'none'",
      "base-uri 'none'",
    ]);
  });

  it('loads one script, and in English its font early', () => {
    const scripts = page.all('script[src]').map(({ attributes }) => attributes);
    const fonts = page.all('link[rel=preload][as=font]').map(({ attributes }) => attributes);
    // Requested the same way as CSS requests fonts, so that it is downloaded only once.
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };
    const src: unknown = expect.stringMatching(/^\/assets\/main\.\w{8}\.js$/);
    expect(scripts).toEqual([{ type: 'module', async: '', src }]);
    const [, href] = /url\((\/assets\/marcellus\.\w{8}\.woff2)\)/.exec(css) ?? [];
    expect(fonts).toEqual(isEnglish ? [{ ...font, href }] : []);
    expect(href).toEqual(isEnglish ? expect.any(String) : undefined);
  });

  it('loads only its first picture, if any, before it is in view', () => {
    const eager = page.all('img:not([loading=lazy])');
    expect(eager.map((image) => image.get('fetchpriority'))).toEqual(
      eager.slice(0, 1).map(() => 'high'),
    );
    const hasFirstPicture =
      route.kind === 'home' ||
      page.all('.page-hero--picture picture, .not-found-hero picture').length > 0;
    expect(eager).toHaveLength(hasFirstPicture ? 1 : 0);
    if (eager.length > 0) expect(page.all('img')[0]?.html).toBe(eager[0]?.html);
  });

  it('labels scrollable areas, which a screen reader would otherwise call a group', () => {
    const scrolling = page.only('main').all('[tabindex="0"]');
    const unnamed = scrolling.filter(
      (part) => !part.get('aria-label') && !part.get('aria-labelledby'),
    );
    expect(unnamed.map(({ html: tag }) => tag)).toEqual([]);
    if (route.kind === 'home') expect(scrolling.length).toBeGreaterThan(1);
  });

  it('preloads that picture before its styles', () => {
    const [first] = page.all('picture').filter((each) => each.all('[fetchpriority]').length > 0);
    const sources = first?.all('source[type="image/avif"]') ?? [];
    const [start] = html.split('<style>');
    const asked = readPage(start!).all('link[rel=preload][as=image][type="image/avif"]');
    // Any difference would make a phone download both.
    expect(asked.map((link) => [link.get('imagesrcset'), link.get('imagesizes')])).toEqual(
      sources.map((source) => [source.get('srcset'), source.get('sizes')]),
    );
    const wide = '(min-aspect-ratio: 1/1)';
    const windows = asked.length === 2 ? [wide, `not all and ${wide}`] : asked.map(() => undefined);
    expect(asked.map((link) => link.get('media'))).toEqual(windows);
    expect(page.all('link[as=image]')).toHaveLength(asked.length);
  });

  const pictures = page.all('picture');
  it.skipIf(pictures.length === 0)('describes each picture, as AVIF and JPEG', async () => {
    for (const picture of pictures) {
      const { src, alt, width, height } = picture.only('img').attributes;
      const [, across, down] = /(\d+)x(\d+)/.exec(await formatOf(src!))!;
      expect(Number(width) / Number(height), src).toBeCloseTo(Number(across) / Number(down), 2);
      const isPoster = picture.all('source[media]').length > 0;
      // The poster is a background behind words.
      expect(alt, src).toMatch(isPoster ? /^$/ : /\S/);
      expect(src).toMatch(/\.jpg$/);
      const types = picture.all('source').map((source) => source.get('type')!.slice(6));
      expect(types).toEqual(isPoster ? ['avif', 'jpeg', 'avif'] : ['avif']);
      const sizes = new Set(picture.all('source').map((source) => source.get('sizes')));
      expect([...sizes], src).toEqual([expect.stringMatching(/\d/)]);
    }
  });

  it('has nothing that sends what visitors type', () => {
    const senders = 'form, input[name], input[form], [formaction], button:not([type=button])';
    expect(page.all(senders)).toEqual([]);
  });

  it('links messages, calls and e-mails only to the agency', () => {
    // The link for sharing with family has no number: the visitor's phone asks for the recipient.
    const ways = '[href*="wa.me"]:not(.share-links a), [href^="tel:"], [href^="mailto:"]';
    const addresses = valuesOf(page.all(ways), 'href').map((address) => address.split('?')[0]);
    expect([...new Set(addresses)].sort()).toEqual([
      'https://wa.me/910000000002',
      'mailto:salam@noor-travels.example',
      'tel:+910000000001',
    ]);
  });

  it.skipIf(path.startsWith('/ur/'))('marks the language of every Arabic or Urdu word', () => {
    const isArabic = (part: Part) => /[\u0600-\u06ff]/.test(part.text.replaceAll('ﷺ', ''));
    const marked = '[lang=ar][dir=rtl], [lang=ur][dir=rtl]';
    const unmarked = body.without(marked).all('*').filter(isArabic);
    expect(unmarked.map((part) => part.html.slice(0, 200))).toEqual([]);
    if (path === '/') expect(body.all(marked).length).toBeGreaterThan(5);
  });
});

describe('all pages together', () => {
  it('mark the Bengali ones as Bengali', () => {
    expect(htmlAt('/bn/')).toMatch('<!doctype html><html lang="bn">');
  });

  it.each([
    ['title', 60],
    ['description', 160],
  ] as const)('have a %s of their own, which search engines show in full', (part, most) => {
    const words = made.routes.map((route) => route[part]);
    expect([...new Set(words)]).toEqual(words);
    expect(words.filter(({ length }) => length > most)).toEqual([]);
  });

  it('have one preview picture for shared links, small enough for every messaging service', async () => {
    const cards = made.routes.map(({ path }) =>
      pageAt(path).only('meta[property="og:image"]').get('content')!.replace(site, ''),
    );
    const [card = '', ...others] = new Set(cards);
    expect([others, await formatOf(card)]).toEqual([[], 'jpeg 1200x630']);
    expect(made.files.get(card.slice(1))!.length).toBeLessThanOrEqual(100_000);
  });

  it.each([
    ['/', '₹88,000 per person'],
    ['/bn/', '₹88,000'],
    ['/ur/', '₹88,000'],
  ])('at %s have a preview with the name and the price', (path, price) => {
    const { title, description } = made.routes.find((route) => route.path === path)!;
    expect(`${title} ${description}`).toContain('Noor Travels');
    expect(`${title} ${description}`.replaceAll('\u00a0', ' ')).toContain(price);
  });

  it('show pictures of the width that browsers pick them by', async () => {
    const pictures = [...made.files.keys()].filter((file) => /^pictures\/.*-\d+\.\w+\./.test(file));
    expect(pictures.length).toBeGreaterThan(30);
    for (const file of pictures)
      expect(await formatOf(`/${file}`), file).toContain(` ${/-(\d+)\./.exec(file)![1]}x`);
  });

  it('use every immutable file, which has its hash in its name', () => {
    const texts = [...made.files].filter(([file]) => /\.(html|js)$/.test(file));
    const words = texts.map(([, bytes]) => Buffer.from(bytes).toString()).join('\n');
    const kept = [...made.files.keys()].filter((file) => /^(assets|pictures)\//.test(file));
    expect(kept.length).toBeGreaterThan(50);
    const hashed = /\.[0-9A-Za-z]{8}\.(avif|jpg|css|js|woff2)$/;
    expect(kept.filter((file) => !hashed.test(file))).toEqual([]);
    expect(kept.filter((file) => !words.includes(file.split('/').at(-1)!))).toEqual([]);
  });
});

/** Returns every fault of a page's HTML as "rule: message". */
async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}

/** Returns an element as a line without hashes and inline code: "meta charset=utf-8". */
function lineOf({ name, attributes, text }: Part): string {
  const values = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
  return [name, ...values, text]
    .filter(Boolean)
    .join(' ')
    .replace(/\.\w{8}\.jpg$/, '.jpg');
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Returns the format and the size of a picture's file: "jpeg 1200x630". */
async function formatOf(address: string): Promise<string> {
  const { format, width, height } = await sharp(
    made.files.get(address.slice(1)) as Uint8Array,
  ).metadata();
  return `${format} ${width}x${height}`;
}
