/** What holds on every page, whatever its content. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { firstMessages, messages } from '../../src/content/messages.ts';
import { notFoundRoute } from '../../src/routes.ts';
import { messagesIn, readPage, valuesOf, type Part } from '../support/readPage.ts';
import { allRoutes, fakeAssets, fakeCss, fakePolicy, renderRoute } from '../support/renderRoute.tsx';

const ready = [...Object.values(messages), ...firstMessages.map(({ text }) => text)];

describe.each(allRoutes.map((route) => [route.path, route] as const))('%s', (path, route) => {
  const page = renderRoute(route);
  const head = page.only('head');
  const body = page.only('body');
  const isPage = route !== notFoundRoute;
  const metas = (name: string) => valuesOf(head.all(`meta[property="${name}"], meta[name="${name}"]`), 'content');

  it('is a document of its own, which tells its language and its direction', () => {
    const { lang = 'en-IN', dir = 'ltr' } = route.language ?? {};
    expect(page.html).toMatch(dir === 'rtl' ? `<!doctype html><html lang="${lang}" dir="rtl"><head>` : `<!doctype html><html lang="${lang}"><head>`);
    expect(page.html).toMatch(/<\/html>\n$/);
    expect(metas('viewport')).toEqual(['width=device-width, initial-scale=1, viewport-fit=cover']);
  });

  it('has its title and its description in its head and in what is shown when somebody shares it', () => {
    expect(head.only('title').text).toBe(route.title);
    for (const name of ['og:title', 'og:description', 'description']) {
      expect(metas(name), name).toEqual([name.endsWith('title') ? route.title : route.description]);
    }
  });

  it('is shared with a large picture of 1200 x 630 pixels at a full address', () => {
    expect(metas('twitter:card')).toEqual(['summary_large_image']);
    expect(metas('og:image')).toEqual([`${agency.siteUrl}/pictures/hero-poster-landscape-1200.jpg`]);
    expect([...metas('og:image:width'), ...metas('og:image:height')]).toEqual(['1200', '630']);
  });

  it(isPage ? 'names its one address' : 'has no address of its own and stays out of search engines', () => {
    const own = isPage ? [agency.siteUrl + path] : [];
    expect(valuesOf(head.all('link[rel=canonical]'), 'href')).toEqual(own);
    expect(metas('og:url')).toEqual(own);
    expect(metas('robots')).toEqual(isPage ? [] : ['noindex']);
    expect(page.all('script[type="application/ld+json"]')).toHaveLength(own.length);
  });

  it('has one h1, and headings that never skip a level', () => {
    expect(page.only('h1').text).not.toBe('');
    const levels = body.all('h1, h2, h3, h4, h5, h6').map(({ name }) => Number(name.slice(1)));
    levels.reduce((last, level) => {
      expect(level).toBeLessThanOrEqual(last + 1);
      return level;
    }, 0);
  });

  it('has one main, one header and one footer, and navigations that can be told apart', () => {
    for (const landmark of ['main', 'header', 'footer']) expect(body.all(landmark), landmark).toHaveLength(1);
    const names = body.all('nav').map((nav) => labelOf(nav, page));
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  it('begins with a link that skips to the content', () => {
    expect(body.all('a')[0]?.get('href')).toBe(`#${body.only('main').get('id')}`);
    expect(body.only('main').get('tabindex')).toBe('-1');
  });

  it('marks the current page once in each navigation that leads to it, and nowhere else', () => {
    for (const nav of body.all('nav')) {
      const leads = nav.all(`a[href="${path}"]`).map((link) => link.get('aria-current'));
      expect(leads, labelOf(nav, page)).toEqual(leads.slice(0, 1).map(() => 'page'));
      expect(nav.all('a[aria-current]')).toHaveLength(leads.length);
    }
    expect(body.all('[aria-current]')).toHaveLength(body.all('nav [aria-current]').length);
  });

  it('has no element with a style or a handler of its own, which its policy would forbid', () => {
    const names = page.all('*').flatMap(({ attributes }) => Object.keys(attributes));
    expect(names.filter((name) => name === 'style' || /^on[a-z]/.test(name))).toEqual([]);
  });

  it('carries its policy before anything that the policy speaks of, and its styles as they are', () => {
    const order = head.all('*').map(({ html }) => html);
    expect(order[0]).toMatch(/^<meta charset="utf-8"/i);
    expect(head.only('meta[http-equiv="Content-Security-Policy"]').get('content')).toBe(fakePolicy);
    const placeOf = (name: RegExp) => order.findIndex((html) => name.test(html));
    expect(placeOf(/^<meta http-equiv/)).toBeLessThan(placeOf(/^<(link|style|script)/));
    expect(page.only('style').inner).toBe(fakeCss);
  });

  it('loads at most one module script and holds no other code than the rules for preparing pages', () => {
    const code = page.all('script:not([type="application/ld+json"])');
    expect(code.map((script) => [script.get('type'), script.get('src')])).toEqual([
      ['speculationrules', undefined],
      // The key facts do without.
      ...(route.language ? [] : [['module', fakeAssets(route).scriptUrl]]),
    ]);
    expect(JSON.parse(code[0]!.inner)).toEqual({
      prefetch: [{ where: { selector_matches: '[data-seen]' }, eagerness: 'immediate' }],
      prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
    });
  });

  it('preloads the font of Latin headlines alone, in the way in which styles fetch fonts, so that it comes once', () => {
    if (route.language) return expect(page.all('link[rel=preload]')).toEqual([]);
    const { href, as, type, crossorigin } = page.only('link[rel=preload]').attributes;
    expect([href, as, type, crossorigin]).toEqual([fakeAssets(route).fontUrl, 'font', 'font/woff2', '']);
  });

  it('fetches at most one picture at once, that of its first screen, and leaves every other for later', () => {
    const eager = page.all('img:not([loading=lazy])');
    expect(eager.map((image) => image.get('fetchpriority'))).toEqual(eager.slice(0, 1).map(() => 'high'));
    if (path === '/') expect(eager).toHaveLength(1);
    if (eager.length > 0) expect(page.all('img')[0]?.html).toBe(eager[0]?.html);
  });

  it('gives every picture its measures and its words, so that nothing moves and nobody is left out', () => {
    for (const image of page.all('img')) {
      expect(Number(image.get('width')), image.html).toBeGreaterThan(0);
      expect(Number(image.get('height')), image.html).toBeGreaterThan(0);
      expect(image.get('src'), image.html).toMatch(/^\/pictures\/.+\.jpg$/);
      // The poster stands behind the words of the first screen.
      expect(image.get('alt'), image.html).toMatch(image.get('class') === 'hero__poster' ? /^$/ : /\S/);
    }
  });

  it('asks nothing of other sites', () => {
    const askers = page.all('*:not(link[rel=alternate])').filter(({ name }) => name !== 'a' && name !== 'meta');
    const names = ['src', 'srcset', 'href', 'poster', 'data-landscape', 'data-portrait'];
    const asked = names.flatMap((name) => valuesOf(askers, name));
    expect(asked.filter((address) => !/^[/#]/.test(address))).toEqual(isPage ? [agency.siteUrl + path] : []);
  });

  it('names everything by its full path, because a page answers with and without a slash, and 404 anywhere', () => {
    const addresses = [...valuesOf(page.all('[href]'), 'href'), ...valuesOf(page.all('[src]'), 'src')];
    expect(addresses.filter((address) => !/^(\/|#|https:|tel:|mailto:)/.test(address))).toEqual([]);
  });

  it('names every link, button and field, and draws nothing that readers cannot pass over', () => {
    for (const pressed of body.all('a, button')) expect(pressed.text || pressed.get('aria-label'), pressed.html).toMatch(/\S/);
    for (const field of body.all('input')) expect(body.only(`label[for="${field.get('id')}"]`).text).toMatch(/\S/);
    for (const drawing of body.all('svg:not(.icon-sprite):not([aria-hidden=true])')) {
      expect([drawing.get('role'), drawing.get('aria-label')], drawing.html.slice(0, 200)).toEqual([
        'img',
        expect.stringMatching(/\S/),
      ]);
    }
  });

  it('sends nothing: it has no form, no button that submits and no field with a name', () => {
    expect(page.all('form, input[name], input[form], [formaction]')).toEqual([]);
    expect(page.all('button:not([type=button])').map(({ html }) => html)).toEqual([]);
  });

  it('opens the messaging service with the agency’s number and a message that content holds', () => {
    const links = valuesOf(page.all('a[href*="wa.me"]'), 'href').map((href) => new URL(href));
    const addresses = new Set(links.map(({ origin, pathname }) => origin + pathname));
    expect(addresses).toEqual(new Set([`https://wa.me/${agency.messaging.replace('+', '')}`]));
    for (const text of messagesIn(page)) expect(ready).toContain(text);
  });

  it('calls and writes to the agency and to nobody else', () => {
    const addresses = valuesOf(page.all('a[href^="tel:"], a[href^="mailto:"]'), 'href');
    expect(new Set(addresses)).toEqual(new Set([`tel:${agency.phone}`, `mailto:${agency.email}`]));
  });

  it('has ids that stand once, and points at none that it lacks', () => {
    const ids = valuesOf(page.all('[id]'), 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const names = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'popovertarget'];
    const pointed = names.flatMap((name) => valuesOf(page.all(`[${name}]`), name).flatMap((value) => value.split(' ')));
    const anchors = valuesOf(page.all('a[href^="#"], use[href^="#"]'), 'href').map((href) => href.slice(1));
    expect([...pointed, ...anchors].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('draws each icon that it uses once, and no other', () => {
    const used = new Set(valuesOf(page.all('use'), 'href'));
    expect(
      valuesOf(page.all('symbol'), 'id')
        .map((id) => `#${id}`)
        .sort(),
    ).toEqual([...used].sort());
    expect(page.all('symbol').filter((symbol) => symbol.inner === '')).toEqual([]);
  });

  it('tells the language and the direction of every Arabic or Urdu word', () => {
    const arabic = (part: Part) => /[\u0600-\u06ff]/.test(part.text.replaceAll('ﷺ', ''));
    if (route.language?.dir === 'rtl') return;
    const told = body.all('[lang][dir=rtl]').filter((part) => /^(ar|ur)$/.test(part.get('lang')!));
    const rest = told.reduce((html, part) => html.replace(part.html, ''), body.html);
    expect(
      readPage(rest)
        .all('*')
        .filter(arabic)
        .map(({ html }) => html.slice(0, 200)),
    ).toEqual([]);
    if (path === '/') expect(told.length).toBeGreaterThan(5);
  });

  it('shows no slip of a program', () => {
    expect(page.html).not.toMatch(/undefined|\[object Object\]|NaN|\{count\}|\{\}/);
    expect(page.text).not.toMatch(/\bnull\b/);
  });

  it('is written the same way twice, and gives React nothing to warn of', () => {
    const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockReturnValue());
    onTestFinished(() => warnings.forEach((warning) => warning.mockRestore()));
    expect(renderRoute(route).html).toBe(page.html);
    for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
  });
});

describe('the footer', () => {
  it('is the same on all pages in English, apart from the mark of the current page', () => {
    const english = allRoutes.filter(({ language }) => !language);
    const footers = english.map((route) => renderRoute(route).only('footer').html);
    expect(new Set(footers.map((html) => html.replaceAll(' aria-current="page"', ''))).size).toBe(1);
  });
});

describe('the reader of these tests', () => {
  it('finds a planted second h1', () => {
    expect(() => readPage('<main><h1>One</h1><h1>Two</h1></main>').only('h1')).toThrow('2 h1');
  });
});

function labelOf(nav: Part, page: Part): string {
  const heading = nav.get('aria-labelledby');
  return nav.get('aria-label') ?? (heading ? page.only(`[id="${heading}"]`).text : '');
}
