/** What holds on every page, whatever its content. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idFaults } from '../../src/steps/check/idFaults.ts';
import { agency } from '../../src/content/agency.ts';
import { firstMessages, messages } from '../../src/content/messages.ts';
import { speculationRules } from '../../src/layout/speculationRules.ts';
import { notFoundRoute } from '../../src/routes.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';
import { allRoutes, fakeAssets, fakeCss, fakePolicy, renderRoute } from '../support/renderRoute.tsx';
import { checkedPage } from '../support/writtenSite.ts';

const ready = [
  ...Object.values(messages),
  ...firstMessages.map(({ text }) => text),
];

afterEach(() => vi.restoreAllMocks());

describe.each(allRoutes.map((route) => [route.path, route] as const))('%s', (path, route) => {
  const page = renderRoute(route);
  const head = page.only('head');
  const body = page.only('body');
  const isPage = route !== notFoundRoute;

  it('is a document of its own, in the language of India', () => {
    expect(page.html).toMatch(/^<!doctype html><html lang="en-IN">/);
    expect(page.html).toMatch(/<\/html>\n$/);
  });

  it('has its title and its description in its head and in what is shown when somebody shares it', () => {
    expect(route.title).not.toBe('');
    expect(head.only('title').text).toBe(route.title);
    expect(head.only('meta', { property: 'og:title' }).get('content')).toBe(route.title);
    expect(head.only('meta', { name: 'description' }).get('content')).toBe(route.description);
    expect(head.only('meta', { property: 'og:description' }).get('content')).toBe(route.description);
  });

  it('has a preview picture of 1200 x 630 pixels at a full address', () => {
    const preview = head.only('meta', { property: 'og:image' }).get('content');
    expect(preview).toBe(`${agency.siteUrl}/pictures/${route.preview}-1200.jpg`);
    expect(head.only('meta', { property: 'og:image:width' }).get('content')).toBe('1200');
    expect(head.only('meta', { property: 'og:image:height' }).get('content')).toBe('630');
  });

  it(isPage ? 'names its one address' : 'has no address of its own and stays out of search engines', () => {
    const own = isPage ? [agency.siteUrl + path] : [];
    expect(valuesOf(head.all('link', { rel: 'canonical' }), 'href')).toEqual(own);
    expect(valuesOf(head.all('meta', { property: 'og:url' }), 'content')).toEqual(own);
    expect(valuesOf(head.all('meta', { name: 'robots' }), 'content')).toEqual(isPage ? [] : ['noindex']);
  });

  it('has one h1, and headings that never skip a level', () => {
    expect(page.only('h1').text).not.toBe('');
    const levels = body.elements.flatMap(({ name }) => /^h([1-6])$/.exec(name)?.[1] ?? []).map(Number);
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
    expect(names).toContain('Main');
  });

  it('begins with a link that skips to the content', () => {
    const [first] = body.all('a');
    expect(first?.get('href')).toBe(`#${body.only('main').get('id')}`);
    expect(body.only('main').get('tabindex')).toBe('-1');
  });

  it('marks the current page once in each navigation that leads to it, and nowhere else', () => {
    for (const nav of body.all('nav')) {
      const leads = nav.all('a', { href: path }).map((link) => link.get('aria-current'));
      expect(leads, labelOf(nav, page)).toEqual(leads.slice(0, 1).map(() => 'page'));
      expect(nav.all('a', { 'aria-current': true })).toHaveLength(leads.length);
    }
    const inNavigations = body.all('nav').flatMap((nav) => nav.all('*', { 'aria-current': true }));
    expect(body.all('*', { 'aria-current': true })).toHaveLength(inNavigations.length);
  });

  it('has no element with a style or a handler of its own, which its policy would forbid', () => {
    const names = page.elements.flatMap(({ attributes }) => [...attributes.keys()]);
    expect(names.filter((name) => name === 'style' || /^on[a-z]/.test(name))).toEqual([]);
  });

  it('carries its policy before anything that the policy speaks of, and its styles as they are', () => {
    const first = head.all('*');
    expect(first[0]?.get('charset')).toBe('utf-8');
    expect(head.only('meta', { 'http-equiv': 'Content-Security-Policy' }).get('content')).toBe(fakePolicy);
    const placeOf = (name: RegExp) => first.findIndex((element) => name.test(element.html));
    expect(placeOf(/^<meta http-equiv/)).toBeLessThan(placeOf(/^<(link|style|script)/));
    expect(head.only('style').html).toBe(`<style>${fakeCss}</style>`);
    expect(page.all('style')).toHaveLength(1);
  });

  it('has no policy where none is wanted', () => {
    const loose = renderRoute(route, { policy: '' });
    expect(loose.all('meta', { 'http-equiv': true })).toEqual([]);
  });

  it('loads one module script and holds no other code than the rules for preparing pages', () => {
    const scripts = page.all('script').filter((script) => script.get('type') !== 'application/ld+json');
    expect(scripts.map((script) => [script.get('type'), script.get('src')])).toEqual([
      ['speculationrules', undefined],
      ['module', fakeAssets(route).scriptUrl],
    ]);
    expect(scripts[0]?.html).toContain(`>${speculationRules}<`);
  });

  it('preloads the font alone', () => {
    const preloads = page.all('link', { rel: 'preload' });
    expect(preloads.map((link) => [link.get('as'), link.get('href')])).toEqual([['font', fakeAssets(route).fontUrl]]);
  });

  it('fetches at most one picture at once, that of its first screen, and leaves every other for later', () => {
    const eager = page.all('img').filter((image) => image.get('loading') !== 'lazy');
    expect(eager.map((image) => image.get('fetchpriority'))).toEqual(eager.slice(0, 1).map(() => 'high'));
    if (path === '/') expect(eager).toHaveLength(1);
    if (eager.length > 0) expect(page.all('img')[0]?.html).toBe(eager[0]?.html);
  });

  it('gives every picture its measures and its words, so that nothing moves and nobody is left out', () => {
    for (const image of page.all('img')) {
      expect(Number(image.get('width')), image.html).toBeGreaterThan(0);
      expect(Number(image.get('height')), image.html).toBeGreaterThan(0);
      expect(image.get('src'), image.html).toMatch(/^\/pictures\/.+\.jpg$/);
      if (image.get('class') !== 'hero__poster') expect(image.get('alt'), image.html).toMatch(/\S/);
      else expect(image.get('alt')).toBe('');
    }
  });

  it('asks nothing of other sites', () => {
    const askers = page.elements.filter(({ name }) => !['a', 'meta'].includes(name));
    const names = ['src', 'srcset', 'href', 'poster', 'data-landscape', 'data-portrait'];
    const asked = askers.flatMap(({ attributes }) => names.flatMap((name) => attributes.get(name) ?? []));
    const outside = asked.filter((address) => !/^[/#]/.test(address));
    expect(outside).toEqual(isPage ? [agency.siteUrl + path] : []);
  });

  it('names every link, button and field, and draws nothing that readers cannot pass over', () => {
    for (const pressed of [...body.all('a'), ...body.all('button')]) {
      expect(pressed.text || pressed.get('aria-label'), pressed.html).toMatch(/\S/);
    }
    for (const field of body.all('input')) {
      expect(body.only('label', { for: field.get('id') ?? '' }).text).toMatch(/\S/);
    }
    for (const drawing of body.all('svg')) {
      const shown = readPage(drawing.html.replace(/<symbol.*?<\/symbol>/g, '')).only('svg').all('*');
      const labelled = drawing.get('role') === 'img' && /\S/.test(drawing.get('aria-label') ?? '');
      expect(drawing.get('aria-hidden') === 'true' || labelled || shown.length === 0, drawing.html).toBe(true);
    }
  });

  it('sends nothing: it has no form, no button that submits and no field with a name', () => {
    expect(page.all('form')).toEqual([]);
    expect(new Set(valuesOf(page.all('button'), 'type'))).toEqual(new Set(['button']));
    expect(valuesOf(page.all('button'), 'type')).toHaveLength(page.all('button').length);
    expect(valuesOf(page.all('input'), 'name')).toEqual([]);
  });

  it('opens the messaging service with the agency’s number and a message that content holds', () => {
    const links = page.all('a', { href: /wa\.me/ }).map((link) => new URL(link.get('href')!));
    expect(links.length).toBeGreaterThan(0);
    for (const { origin, pathname, searchParams } of links) {
      expect(origin + pathname).toBe(`https://wa.me/${agency.messaging.replace('+', '')}`);
      expect(ready).toContain(searchParams.get('text'));
    }
  });

  it('calls and writes to the agency and to nobody else', () => {
    const addresses = valuesOf(page.all('a', { href: /^(tel|mailto):/ }), 'href');
    expect(new Set(addresses)).toEqual(new Set([`tel:${agency.phone}`, `mailto:${agency.email}`]));
  });

  it('has ids that stand once, and points at none that it lacks', () => {
    const checked = checkedPage(page.html, path);
    const { ids } = checked;
    expect(idFaults(checked)).toEqual([]);
    for (const link of body.all('a', { href: /^#./ })) expect(ids, link.html).toContain(link.get('href')!.slice(1));
    for (const use of body.all('use')) expect(ids, use.html).toContain(use.get('href')!.slice(1));
  });

  it('shows no slip of a program', () => {
    expect(page.html).not.toMatch(/undefined|\[object Object\]|NaN|\{count\}|\{\}/);
    expect(page.text).not.toMatch(/\bnull\b/);
  });

  it('gives React nothing to warn of', () => {
    const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockReturnValue());
    expect(renderRoute(route).html).toBe(page.html);
    for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
  });
});

function labelOf(nav: Part, page: Part): string {
  const heading = nav.get('aria-labelledby');
  return nav.get('aria-label') ?? (heading ? page.only('*', { id: heading }).text : '');
}

describe('what all pages share', () => {
  it('has the same footer apart from the mark of the current page', () => {
    const footers = allRoutes.map((route) => renderRoute(route).only('footer').html);
    expect(new Set(footers.map((html) => html.replaceAll(' aria-current="page"', ''))).size).toBe(1);
  });

  it('is read by the reader of these tests: a planted second h1 is found', () => {
    expect(() => readPage('<main><h1>One</h1><h1>Two</h1></main>').only('h1')).toThrow('2 <h1>');
  });
});
