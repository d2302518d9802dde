/** What Home shows: in English, and in another language with the pictures, icons and sources of the English page. */
import type {
  City,
  Content,
  Facts,
  Home,
  HomeWords,
  Language,
  Service,
} from '../schemas/content.ts';
import { answersIn, type AnswersContent } from './answers.ts';
import { fillText } from './fillText.ts';
import { englishDocuments, familyLinks } from './frames.ts';
import type { FamilyWords, FrameLink } from './pageContext.ts';

export interface HomeContent {
  readonly hero: Home['hero'];
  readonly bookMessage: string;
  readonly includes: Home['includes'];
  readonly services: readonly Pick<Service, 'slug' | 'icon' | 'name' | 'brief'>[];
  readonly panel: {
    readonly title: string;
    readonly pictures: Home['panel']['pictures'];
    readonly points: readonly string[];
  };
  readonly position: string;
  readonly cities: readonly City[];
  readonly price: PriceContent;
  readonly answers: AnswersContent;
  /** Beside the code on paper. */
  readonly scan: string;
  /** Where Contact and the legal pages are in another language than Home. */
  readonly before?: {
    readonly title: string;
    readonly rules: readonly string[];
    readonly lead: string;
    readonly documents: readonly FrameLink[];
  };
  readonly contact?: HomeWords['contact'];
  /** Where the footer does not have it. */
  readonly family?: FamilyWords;
}

export interface PriceContent {
  readonly title: string;
  readonly amount: string;
  readonly includesTitle: string;
  readonly includes: readonly string[];
  readonly includesNote: string;
  readonly note: string;
  readonly refund: string;
  readonly refundLink: { readonly label: string; readonly href: string };
  readonly conditions: readonly string[];
  readonly action: { readonly label: string; readonly message: string };
}

export function englishHome({
  home,
  services,
  ziyarat,
  price,
  answers,
  facts,
  messages,
}: Content): HomeContent {
  const { advance, balanceDays } = facts.payment;
  // The block about paying says it exactly.
  const isSaidExactly = advance !== null && balanceDays !== null;
  return {
    hero: home.hero,
    bookMessage: messages.booking,
    includes: home.includes,
    services: withLitres(services, answers.zamZam, facts, 'en'),
    panel: { ...home.panel, points: Object.values(home.panel.points) },
    position: ziyarat.position,
    cities: ziyarat.cities,
    price: {
      ...price,
      includes: Object.values(facts.package.includes),
      refundLink: { label: price.refundLink, href: '/refund-policy' },
      conditions: price.conditions.filter(
        (each) => !isSaidExactly || each !== facts.policy.payment,
      ),
      action: { label: price.action, message: messages.price },
    },
    answers: answersIn(answers, facts, Object.values(facts.package.excludes), 'en'),
    scan: answers.scan,
  };
}

/** What the language has no words for yet is left out; the build names it. */
export function homeIn({ lang, words, dir }: Language, content: Content): HomeContent {
  const { home, services, ziyarat, facts } = content;
  const { firstMessage } = words.contact;
  return {
    hero: { ...home.hero, ...words.hero },
    bookMessage: firstMessage,
    includes: words.includes,
    services: withLitres(
      services.flatMap(({ slug, icon }) => {
        const service = words.services[slug];
        return service ? { slug, icon, name: service.name, brief: service.text } : [];
      }),
      words.answers.zamZam,
      facts,
      lang,
    ),
    panel: {
      title: words.panel.title,
      pictures: home.panel.pictures.map((picture) => ({
        ...picture,
        alt: words.panel.pictures[picture.slug] ?? '',
      })),
      points: inOrder(home.panel.points, words.panel.points),
    },
    position: words.ziyarat.position,
    cities: ziyarat.cities.flatMap((city) => {
      const own = words.ziyarat.cities[city.slug];
      return own ? cityIn(city, own, dir) : [];
    }),
    price: {
      ...words.price,
      includes: inOrder(facts.package.includes, words.price.includes),
      refund: '',
      refundLink: { label: words.price.refundLink, href: '#before' },
      conditions: [],
      action: { label: words.price.action, message: firstMessage },
    },
    answers: answersIn(
      words.answers,
      facts,
      inOrder(facts.package.excludes, words.price.excludes),
      lang,
    ),
    scan: words.answers.scan,
    before: {
      title: words.before.title,
      rules: Object.values(words.before.rules),
      lead: words.documents.lead,
      documents: englishDocuments(words),
    },
    contact: words.contact,
    family: familyLinks(content, lang),
  };
}

/** Where the litres of Zam Zam are known, its tile says them. */
function withLitres<Tile extends HomeContent['services'][number]>(
  tiles: readonly Tile[],
  text: string,
  { package: { zamZamLitres: litres } }: Facts,
  lang: string,
): Tile[] {
  return tiles.map((tile) =>
    litres !== null && tile.icon === 'zamzam'
      ? { ...tile, brief: fillText(text, { vocabulary: { litres }, lang }) }
      : tile,
  );
}

function cityIn(
  city: City,
  { places, ...words }: HomeWords['ziyarat']['cities'][string],
  dir: Language['dir'],
): City {
  // From right to left the names are in Arabic letters already.
  const arabic = (name: string) => (dir === 'rtl' ? '' : name);
  return {
    ...city,
    ...words,
    arabic: arabic(city.arabic),
    places: city.places.flatMap(({ slug, picture, arabic: name }) => {
      const place = places[slug];
      if (!place) return [];
      const { alt, ...own } = place;
      return { slug, ...own, arabic: arabic(name), picture: { ...picture, alt } };
    }),
  };
}

/** Returns the lines of a language in the order of the English ones. */
function inOrder(english: object, lines: Readonly<Record<string, string>>): string[] {
  return Object.keys(english).flatMap((name) => lines[name] ?? []);
}
