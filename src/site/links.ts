/** The links of header, menu and footer, in the language of the page. */
import type { Facts } from '../agency/schemas/content.ts';
import type { Edition, PageAddress } from './edition.ts';
import { fill } from '../values/fill.ts';

export interface PageLink extends Omit<PageAddress, 'href'> {
  readonly label: string;
  /** The address. A link without one is a placeholder for a part that does not exist yet. */
  readonly href?: string | undefined;
  /** The last day on which what it leads to is there; the browser script removes the link after it. */
  readonly day?: string | undefined;
}

export interface LinkList {
  readonly title: string;
  readonly links: readonly PageLink[];
}

/** Returns the links of the header; the menu begins with them. */
export function mainLinks(edition: Edition): PageLink[] {
  const { home, contact, about } = linksByName(edition);
  return [home, contact, about];
}

/** Returns the menu's links below those of the header. */
export function moreLinks(edition: Edition, facts: Facts): PageLink[] {
  const { price } = linksByName(edition);
  return [
    price,
    ...placesLink(edition),
    ...priceLinks(edition, facts),
    ...careLinks(edition),
    ...textPageLinks(edition, 'menu'),
  ];
}

/** Returns the links to the dates, the hotels and the account, if facts.ts has them, each with the id of its part of Home. */
export function priceLinks({ words, path }: Edition, facts: Facts) {
  const { hotels } = facts;
  const isKnown = {
    departures: facts.departures.list.length > 0,
    hotels: hotels.makkah.length + hotels.madinah.length > 0,
    account: facts.payment.account !== '',
  };
  return (['departures', 'hotels', 'account'] as const)
    .filter((id) => isKnown[id])
    .map((id) => ({
      id,
      label: words.answers.priceLinks[id],
      href: `${path}#${id}`,
      day: id === 'departures' ? facts.departures.list.at(-1)!.date : undefined,
    }));
}

/** Returns the links of the menu or the footer to pages of text. */
export function textPageLinks(
  { textLinks, linkTo }: Edition,
  place: 'menu' | 'footer',
): PageLink[] {
  return textLinks.flatMap(({ name, [place]: label }) =>
    label === undefined ? [] : { label, ...linkTo(`/${name}/`) },
  );
}

export function footerLists(edition: Edition, facts: Facts): LinkList[] {
  const parts = edition.has('about') ? serviceLists(edition) : [homeList(edition, facts)];
  const lists = [...parts, ...pageLists(edition, facts)];
  // The price may exclude all services of a group.
  return lists.filter(({ links }) => links.length > 0);
}

function linksByName({ words: { layout }, path, has, linkTo }: Edition) {
  const contact = has('contact') ? linkTo('/contact/') : { href: `${path}#contact` };
  return {
    home: { label: layout.home, href: path },
    contact: { label: layout.contact, ...contact },
    about: { label: layout.about, ...linkTo('/about/') },
    price: { label: layout.price, href: `${path}#price` },
  };
}

function careLinks({ words: { pages }, has, linkTo }: Edition): PageLink[] {
  if (!pages || !has('contact')) return [];
  return [{ label: pages.care, ...linkTo('/contact/#customer-care') }];
}

/** The services, each with its part of About. */
function serviceLists({ words: { pages }, services, linkTo }: Edition): LinkList[] {
  return (['journey', 'stay'] as const).map((wanted) => ({
    title: pages!.services[wanted],
    links: services
      .filter(({ group }) => group === wanted)
      .map(({ slug, name }) => ({ label: name, ...linkTo(`/about/#${slug}`) })),
  }));
}

/** The places of ziyarat, which begin at the first city. */
function placesLink({ cities: [first], services, path }: Edition): PageLink[] {
  const ziyarat = services.find(({ slug }) => slug === 'ziyarat');
  return first && ziyarat ? [{ label: ziyarat.name, href: `${path}#${first.slug}` }] : [];
}

/** The parts of Home, in a language without About. */
function homeList(edition: Edition, facts: Facts): LinkList {
  const { words, cities, scope, path } = edition;
  const { layout, includes, beforeYouPay } = words;
  const { price, contact } = linksByName(edition);
  const part = (label: string, id: string) => ({ label, href: `${path}#${id}` });
  const links = [
    part(includes.title, 'includes'),
    ...cities.map(({ slug, name, title }) =>
      part(fill(title.template, scope, { cityName: name }), slug),
    ),
    price,
    ...priceLinks(edition, facts),
    ...(beforeYouPay ? [part(beforeYouPay.title, 'before')] : []),
    contact,
  ];
  return { title: layout.home, links };
}

/** The pages. Where the language has none besides Home, the title of the list says once in which language they are. */
function pageLists(edition: Edition, facts: Facts): LinkList[] {
  const { words, has, linkTo } = edition;
  const { layout, pages, licences } = words;
  const { about } = linksByName(edition);
  const texts = textPageLinks(edition, 'footer');
  if (!pages) {
    const links = [...texts, about].map((link) => ({ ...link, note: undefined }));
    return [{ title: layout.english!, links }];
  }
  const prices = has('about') ? priceLinks(edition, facts) : [];
  const toLicences = facts.licences.list.length > 0 ? linkTo('/about/#licences') : {};
  return [
    { title: pages.help, links: [...prices, ...careLinks(edition), ...texts] },
    {
      title: pages.about.title,
      links: [
        { label: pages.about.contact, ...linkTo('/contact/') },
        about,
        { label: licences.title, ...toLicences },
      ],
    },
  ];
}
