/** The links of header, menu and footer, in the language of the page. */
import type { FilledText } from '../values/filledText.tsx';
import type { Facts } from '../agency/schemas/content.ts';
import type { KnownService } from '../agency/schemas/priceNames.ts';
import type { Edition, PageAddress } from './edition.ts';

export interface PageLink extends Omit<PageAddress, 'href'> {
  readonly label: FilledText;
  /** The language of the label, if it is not that of the page: it may be the title of a page that exists only in English. */
  readonly labelLang?: string | undefined;
  /** The address. A link without one is a placeholder for a part that does not exist yet. */
  readonly href?: string | undefined;
  /** The last day on which the target exists; the browser script removes the link after it. */
  readonly day?: string | undefined;
}

export interface LinkList {
  readonly title: FilledText;
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
    careLink(edition),
    ...textPageLinks(edition, 'menu'),
  ];
}

/** Returns the links to dates, hotels and account, as far as facts.jsonc has them, each with the id of its section on Home. */
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
function textPageLinks(
  { textLinks, texts, linkTo }: Edition,
  where: 'menu' | 'footer',
): PageLink[] {
  return textLinks.flatMap(({ name, [where]: label }) => {
    const address = linkTo(`/${name}/`);
    const labelLang = texts[name] ? undefined : address.hrefLang;
    return label === undefined ? [] : { label, labelLang, ...address };
  });
}

/** Returns the footer's lists of links, without empty ones. */
export function footerLists(edition: Edition, facts: Facts): LinkList[] {
  const lists = [...serviceLists(edition), ...pageLists(edition, facts)];
  // The price may exclude all services of a group.
  return lists.filter(({ links }) => links.length > 0);
}

function linksByName({ words: { layout }, path, linkTo }: Edition) {
  return {
    home: { label: layout.home, href: path },
    contact: { label: layout.contact, ...linkTo('/contact/') },
    about: { label: layout.about, ...linkTo('/about/') },
    price: { label: layout.price, href: `${path}#price` },
  };
}

function careLink({ words: { pages }, linkTo }: Edition): PageLink {
  return { label: pages.care, ...linkTo('/contact/#customer-care') };
}

/** Returns the lists of services, each linked to its section on About. */
function serviceLists({ words: { pages }, services, linkTo }: Edition): LinkList[] {
  return (['journey', 'stay'] as const).map((wanted) => ({
    title: pages.services[wanted],
    links: services
      .filter(({ group }) => group === wanted)
      .map(({ slug, name }) => ({ label: name, ...linkTo(`/about/#${slug}`) })),
  }));
}

/** Returns a link to the places of ziyarat, which begin with the first city. */
function placesLink({ cities: [first], services, path }: Edition): PageLink[] {
  const ziyarat = services.find(({ slug }) => slug === ('ziyarat' satisfies KnownService));
  return first && ziyarat ? [{ label: ziyarat.name, href: `${path}#${first.slug}` }] : [];
}

/** Returns the lists of pages. */
function pageLists(edition: Edition, facts: Facts): LinkList[] {
  const { words, linkTo } = edition;
  const { pages, licences } = words;
  const { about } = linksByName(edition);
  const texts = textPageLinks(edition, 'footer');
  const toLicences = facts.licences.list.length > 0 ? linkTo('/about/#licences') : {};
  return [
    { title: pages.help, links: [...priceLinks(edition, facts), careLink(edition), ...texts] },
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
