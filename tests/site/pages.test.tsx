/** What each page shows of its content, in its order; the facts themselves stand in facts.test. */
import { describe, expect, it } from 'vitest';
import { about } from '../../src/content/about.ts';
import { agency } from '../../src/content/agency.ts';
import { contact } from '../../src/content/contact.ts';
import { home } from '../../src/content/home.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { refund } from '../../src/content/legal/refund.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { firstMessages, messages } from '../../src/content/messages.ts';
import { navigation } from '../../src/content/navigation.ts';
import { pricing } from '../../src/content/pricing.ts';
import { services } from '../../src/content/services.ts';
import { ziyarat } from '../../src/content/ziyarat.ts';
import { formatPhone } from '../../src/format.ts';
import { messagesIn, valuesOf, type Part } from '../support/readPage.ts';
import { allRoutes, renderPath } from '../support/renderRoute.tsx';

const pages = new Map(allRoutes.map(({ path }) => [path, renderPath(path)]));
const page = (path: string) => pages.get(path)!;
const main = (path: string) => page(path).only('main');
const textsOf = (parts: readonly Part[]) => parts.map(({ text }) => text);

describe('the texts', () => {
  const places = ziyarat.cities.flatMap((city) => city.places);

  it.each<[what: string, path: string, selector: string, texts: readonly string[]]>([
    ['the headline', '/', 'h1', [home.hero.headline]],
    ['what stands under it', '/', 'h1 ~ p', [home.hero.tagline]],
    ['what is included', '/', '#includes li h3', services.map(({ name }) => name)],
    ['what is included, in a few words', '/', '#includes li p', services.map(({ brief }) => brief)],
    ['what makes the package good', '/', '[aria-labelledby=panel-title] li', home.panel.points],
    ['the places', '/', 'article h3', places.map(({ name, arabic }) => `${name} ${arabic}`)],
    ['the places in Arabic', '/', 'article [lang=ar][dir=rtl]', places.map(({ arabic }) => arabic)],
    ['what the price includes', '/', '#price ul li', pricing.includes],
    ['the title of About', '/about', 'h1', [about.title]],
    ['what is offered', '/about', 'li[id] h3', services.map(({ name }) => name)],
    ['what is offered, in words', '/about', 'li[id] p', services.map(({ offer }) => offer)],
    ['the reasons', '/about', 'ol h3', about.reasons.list.map(({ title }) => title)],
    ['why', '/about', 'ol p', about.reasons.list.map(({ text }) => text)],
    ['the title of Contact', '/contact', 'h1', [contact.title]],
    ['the languages', '/contact', 'li[lang] > a > span:first-of-type', firstMessages.map(({ language }) => language)],
    ['the first messages', '/contact', 'li[lang] > a > span:last-of-type', firstMessages.map(({ text }) => text)],
    ['the live map’s button', '/contact', 'a[target=live-map]', [contact.find.showMap]],
  ])('%s on %s', (_what, path, selector, texts) => {
    expect(textsOf(main(path).all(selector))).toEqual(texts);
  });

  it('of each place are its line and its source', () => {
    const shown = main('/')
      .all('article')
      .map((card) => textsOf(card.all('p')));
    expect(shown).toEqual(places.map(({ line, source }) => (source ? [line, source] : [line])));
    expect(valuesOf(main('/').all('article img'), 'alt')).toEqual(places.map(({ picture }) => picture.alt));
  });

  it('of an address are complete on Contact', () => {
    const { countryCode: _, ...address } = agency.address;
    for (const fact of Object.values(address)) expect(main('/contact').only('address').text).toContain(fact);
    for (const fact of [formatPhone(agency.phone), agency.email, agency.hours]) expect(main('/contact').text).toContain(fact);
  });

  it('of the header and the menu are the contacts', () => {
    const [header, menu] = [page('/about').only('header'), page('/about').only('dialog')];
    expect(header.all('a')[0]?.html).toContain('href="/"');
    expect(header.all('a')[0]?.text).toBe(agency.name);
    expect(header.only('a[href^="tel:"]').text).toContain(formatPhone(agency.phone));
    expect(menu.all('a[href^="tel:"]').map(({ text }) => text)).toEqual(['Call', formatPhone(agency.phone)]);
    expect(menu.only('a[href^="mailto:"]').text).toBe(agency.email);
  });

  it('of the footer are all services by their group, each leading to its place on About', () => {
    const links = page('/').only('footer').all('a[href^="/about#"]');
    const grouped = [...new Set(services.map(({ group }) => group))].flatMap((group) =>
      services.filter((one) => one.group === group),
    );
    expect(links.map((link) => [link.text, link.get('href')])).toEqual(grouped.map(({ name, slug }) => [name, `/about#${slug}`]));
    expect(valuesOf(main('/about').all('li[id]'), 'id')).toEqual(services.map(({ slug }) => slug));
    expect(page('/').only('footer').text).toContain(`© ${agency.copyrightYear} ${agency.name}`);
  });
});

describe('the sections', () => {
  it.each([
    ['/', ['hero-title', 'includes-title', 'panel-title', 'makkah-title', 'madinah-title', 'price-title']],
    ['/about', ['page-title', 'who-we-are', 'our-mission', 'what-we-offer', 'why-choose', 'begin']],
    ['/contact', ['page-title', 'first-messages-title', 'find-us-title', 'customer-care-title']],
    ['/404', ['page-title']],
  ])('of %s stand in their order, each under its heading', (path, ids) => {
    const sections = main(path).all('section');
    expect(valuesOf(sections, 'aria-labelledby')).toEqual(ids);
    for (const id of ids) expect(main(path).only(`[id=${id}]`).text).toMatch(/\S/);
  });

  it('with strips can be reached and scrolled by the keyboard, under the name of their heading', () => {
    const strips = main('/').all('[role=group]');
    expect(valuesOf(strips, 'aria-labelledby')).toEqual(['includes-title', 'makkah-title', 'madinah-title']);
    expect(valuesOf(strips, 'tabindex')).toEqual(['0', '0', '0']);
  });

  it.each(ziyarat.cities)('of $name has two buttons that say where they lead and which strip they move', ({ slug, name }) => {
    const buttons = main('/').only(`#${slug}`).all('button[data-step]');
    expect(valuesOf(buttons, 'data-step')).toEqual(['<', '>']);
    for (const button of buttons)
      expect([button.text, button.get('aria-controls')]).toEqual([expect.stringContaining(name), `${slug}-places`]);
    expect(new Set(textsOf(buttons)).size).toBe(2);
  });
});

describe('the message that stands ready', () => {
  it.each<[path: string, selector: string, ready: readonly string[]]>([
    ['/', 'header', [messages.booking]],
    ['/', 'dialog', [messages.booking]],
    ['/', '.hero', [messages.booking]],
    ['/', '#price', [messages.price]],
    ['/', '#newsletter-note', [messages.newsletter]],
    ['/', '.floating-message', [messages.general]],
    ['/about', '.floating-message', [messages.general]],
    ['/contact', '.contact-cards', [messages.general]],
    ['/contact', 'ul:has(> li[lang])', firstMessages.map(({ text }) => text)],
    ['/contact', '#customer-care', [messages.care]],
    ['/terms-and-conditions', 'main', [messages.terms]],
    ['/refund-policy', 'main', [messages.refund]],
    ['/privacy-policy', 'main', [messages.privacy]],
    ['/404', 'main', [messages.general]],
  ])('on %s in %s fits its place', (path, selector, ready) => {
    expect(messagesIn(page(path).only(selector))).toEqual(ready);
  });

  it('greets, says nothing about the visitor, and is another one for every purpose', () => {
    const all = Object.values(messages);
    for (const text of all) expect(text).toMatch(/^Assalamu alaikum, (?!.*(\d|@|my name is))/i);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the floating button', () => {
  it.each(allRoutes.map(({ path }) => path))('stands on %s if it is Home or About', (path) => {
    expect(main(path).all('.floating-message a')).toHaveLength(['/', '/about'].includes(path) ? 1 : 0);
  });
});

describe('the newsletter', () => {
  const box = page('/').only('[data-behaviour=newsletter]');

  it('opens its note without any script, and the note can be closed again', () => {
    const note = box.only('[popover]');
    const [submit, close] = box.all(`button[popovertarget="${note.get('id')}"]`);
    expect([submit?.text, submit?.get('popovertargetaction')]).toEqual(['Submit', undefined]);
    expect([close?.text, close?.get('popovertargetaction')]).toEqual([navigation.newsletter.close, 'hide']);
    expect(box.only('[role=status]').text).toBe('');
  });

  it('says in its note that nothing was sent', () => {
    expect(box.only('[popover]').text).toContain(navigation.newsletter.note);
    expect(navigation.newsletter.note).toMatch(/not open.*nothing was sent/i);
  });
});

describe('the menu', () => {
  it('is a closed dialog, which its icon leads to without scripts, with a way to close it', () => {
    const [icon, menu] = [page('/').only('[data-behaviour=menu]'), page('/').only('dialog')];
    expect(menu.get('open')).toBeUndefined();
    expect([icon.get('href'), icon.get('aria-controls')]).toEqual([`#${menu.get('id')}`, menu.get('id')]);
    expect([icon.get('aria-expanded'), icon.get('aria-haspopup'), icon.text]).toEqual(['false', 'dialog', 'Menu']);
    expect(menu.only('a[href="#top"]').text).toMatch(/close/i);
  });
});

describe('the map', () => {
  const frame = main('/contact').only('iframe');
  const place = new URLSearchParams({ q: agency.mapQuery });

  it('has an empty frame, which asks for nothing before a link is pressed and then does not tell from where', () => {
    for (const name of ['src', 'srcdoc']) expect(frame.get(name), name).toBeUndefined();
    expect([frame.get('referrerpolicy'), frame.get('title')]).toEqual(['no-referrer', contact.find.mapTitle]);
    expect(main('/contact').text).toContain(contact.find.mapNote);
  });

  it('is shown in that frame without scripts, or in the maps service itself', () => {
    const live = new URL(
      main('/contact')
        .only(`a[target="${frame.get('name')}"]`)
        .get('href')!,
    );
    expect([live.origin, live.searchParams.get('q'), live.searchParams.get('output')]).toEqual([
      'https://www.google.com',
      place.get('q'),
      'embed',
    ]);
    const service = new URL(main('/contact').only('a[href*="maps/search"]').get('href')!);
    expect(service.searchParams.get('query')).toBe(agency.mapQuery);
  });

  it('is drawn before that, and described to those who cannot see it', () => {
    const drawing = main('/contact').only('svg[role=img]');
    expect(drawing.get('aria-label')).toBe(contact.find.mapAlt);
    expect(drawing.html).not.toMatch(/https?:|<image|url\(/);
  });
});

describe('the loop', () => {
  const video = main('/').only('video');

  it('is silent, endless, in its place on phones, fetches nothing by itself, and is nothing to the keyboard', () => {
    const { muted, loop, playsinline, src } = video.attributes;
    expect([muted, loop, playsinline, src, video.get('aria-hidden')]).toEqual(['', '', '', undefined, 'true']);
    for (const name of ['src', 'autoplay', 'poster']) expect(video.get(name), name).toBeUndefined();
    expect(video.all('source')).toEqual([]);
  });

  it('names its files in both formats and both shapes, by an address that changes with the file', () => {
    for (const shape of ['landscape', 'portrait']) {
      const files = ['webm', 'mp4'].map((format) => `/video/hero-${shape}.${format}?v=fake`);
      expect(video.get(`data-${shape}`)).toBe(files.join(' '));
    }
    const button = main('/').only(`button[aria-controls=${video.get('id')}]`);
    expect([button.get('type'), button.text]).toEqual(['button', expect.stringMatching(/pause/i)]);
  });
});

describe('the page for unknown addresses', () => {
  it('leads home and to the three contacts', () => {
    for (const href of ['="/"', '^="https://wa.me/"', `="tel:${agency.phone}"`, `="mailto:${agency.email}"`]) {
      expect(main('/404').only(`a[href${href}]`).text, href).not.toBe('');
    }
  });
});

describe.each([
  ['/terms-and-conditions', terms],
  ['/refund-policy', refund],
  ['/privacy-policy', privacy],
])('%s', (path, document) => {
  it('bears its title, and every figure at a glance', () => {
    expect(main(path).only('h1').text).toBe(document.title);
    const shown = main(path)
      .all('dl > div')
      .map((pair) => [pair.only('dt').text, pair.only('dd').text]);
    expect(shown).toEqual(document.glance.map(({ figure, text }) => [figure, text]));
  });

  it('numbers its sections and gives each the anchor that its contents lead to', () => {
    const sections = document.sections.map(({ id }) => main(path).only(`section[id="${id}"]`));
    expect(sections.map((section) => section.only('h2').text)).toEqual(
      document.sections.map(({ title }, index) => `${index + 1}. ${title}`),
    );
    const lists = main(path)
      .all('nav ol')
      .map((list) => valuesOf(list.all('a'), 'href'));
    expect(lists).toEqual(lists.map(() => document.sections.map(({ id }) => `#${id}`)));
    expect(lists.length).toBeGreaterThan(0);
  });

  it('leaves no line of its document out', () => {
    for (const { id, body } of document.sections) {
      const lines = body.flatMap((block) => {
        if (typeof block === 'string') return [block];
        return 'list' in block ? block.list : block.links.map(({ text }) => text);
      });
      const { text } = main(path).only(`section[id="${id}"]`);
      for (const line of lines) expect(text).toContain(line);
    }
  });

  it('names the agency and its own address on paper', () => {
    const { text } = main(path).only('.printed-address');
    for (const fact of [agency.name, agency.email, formatPhone(agency.phone), agency.siteUrl + path])
      expect(text).toContain(fact);
  });
});
