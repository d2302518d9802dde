/** The links of header, menu and footer, in the language of the page. */
import type { Facts } from '../agency/schemas/content.ts';
import type { Edition } from './edition.ts';
import { fill } from '../values/fill.ts';

export interface PageLink {
  readonly label: string;
  /** The address. A link without one is a placeholder for a part that does not exist yet. */
  readonly href?: string | undefined;
  /** The words behind the label of a link to a page in another language, such as "in English". */
  readonly note?: string | undefined;
}

interface LinkWithAddress extends PageLink {
  readonly href: string;
}

interface PartLink extends LinkWithAddress {
  /** The id of the part of Home that the link goes to. */
  readonly id: string;
}

export interface LinkList {
  readonly title: string;
  readonly links: readonly PageLink[];
}

/** Returns the links of the header; the menu begins with them. */
export function mainLinks(edition: Edition): PageLink[] {
  const { home, contact, about } = linksOf(edition);
  return [home, contact, about];
}

/** Returns the menu's links below those of the header. */
export function moreLinks(edition: Edition, facts: Facts): PageLink[] {
  const { price } = linksOf(edition);
  return [
    price,
    ...priceLinks(edition, facts),
    ...careLinks(edition),
    ...textPageLinks(edition, 'menu'),
  ];
}

/** Returns the links to the dates, the hotels and the account, if facts.ts has them. */
export function priceLinks({ words, path }: Edition, facts: Facts): PartLink[] {
  const { hotels } = facts;
  const isKnown = {
    departures: facts.departures.list.length > 0,
    hotels: hotels.makkah.length + hotels.madinah.length > 0,
    account: facts.payment.account !== '',
  };
  return (['departures', 'hotels', 'account'] as const)
    .filter((id) => isKnown[id])
    .map((id) => ({ id, label: words.answers.priceLinks[id], href: `${path}#${id}` }));
}

/** Returns the links of the menu or the footer to pages of text, which are in the main language. */
export function textPageLinks(
  { textPages, words: { layout } }: Edition,
  place: 'menu' | 'footer',
): LinkWithAddress[] {
  return textPages.flatMap(({ path, [place]: label }) =>
    label === undefined ? [] : { label, href: path, note: layout.english },
  );
}

/** Returns the lists of the footer. They link pages in the main language, and parts of Home in the others. */
export function footerLists(edition: Edition, facts: Facts): LinkList[] {
  const lists = edition.isMain ? siteLists(edition, facts) : homeLists(edition, facts);
  // The price may exclude all services of a group.
  return lists.filter(({ links }) => links.length > 0);
}

function linksOf({ words: { layout }, isMain, path }: Edition) {
  return {
    home: { label: layout.home, href: path },
    contact: { label: layout.contact, href: isMain ? '/contact/' : `${path}#contact` },
    about: { label: layout.about, href: '/about/', note: layout.english },
    price: { label: layout.price, href: `${path}#price` },
  };
}

function careLinks({ words: { pages } }: Edition): PageLink[] {
  return pages ? [{ label: pages.care, href: '/contact/#customer-care' }] : [];
}

function siteLists(edition: Edition, facts: Facts): LinkList[] {
  const { licences } = facts;
  const { words, services } = edition;
  const pages = words.pages!;
  const inGroup = (wanted: 'journey' | 'stay') =>
    services
      .filter(({ group }) => group === wanted)
      .map(({ slug, name }) => ({ label: name, href: `/about/#${slug}` }));
  const help = [
    ...priceLinks(edition, facts),
    ...careLinks(edition),
    ...textPageLinks(edition, 'footer'),
  ];
  const licencesHref = licences.list.length > 0 ? '/about/#licences' : undefined;
  return [
    { title: pages.services.journey, links: inGroup('journey') },
    { title: pages.services.stay, links: inGroup('stay') },
    { title: pages.help, links: help },
    {
      title: pages.about.title,
      links: [
        { label: pages.about.contact, href: '/contact/' },
        linksOf(edition).about,
        { label: words.licences.title, href: licencesHref },
      ],
    },
  ];
}

function homeLists(edition: Edition, facts: Facts): LinkList[] {
  const { words, path, cities, scope } = edition;
  const { layout, includes, beforeYouPay } = words;
  if (!beforeYouPay) return [];
  const { price, contact, about } = linksOf(edition);
  const part = (label: string, id: string) => ({ label, href: `${path}#${id}` });
  return [
    {
      title: layout.home,
      links: [
        part(includes.title, 'includes'),
        ...cities.map(({ slug, name, title }) =>
          part(fill(title.template, scope, { cityName: name }), slug),
        ),
        price,
        ...priceLinks(edition, facts),
        part(beforeYouPay.title, 'before'),
        contact,
      ],
    },
    {
      title: layout.english ?? beforeYouPay.lead,
      links: [...textPageLinks(edition, 'footer'), about].map(({ label, href }) => ({
        label,
        href,
      })),
    },
  ];
}
