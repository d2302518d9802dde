/** What Home shows in a language: its words, joined to the pictures, icons and places of src/content/site.ts. */
import type { Content, Language, Site, Words } from '../schemas/content.ts';
import { documentLinks, familyLinks } from './frames.ts';
import type { FamilyWords, FrameLink } from './pageContext.ts';
import { linesOf } from './vocabulary.ts';

type Own<Part, More> = readonly (Part & More)[];

export interface HomeContent extends Pick<
  Words,
  'includes' | 'messages' | 'price' | 'answers' | 'before' | 'contact'
> {
  readonly hero: Site['hero'] & Words['hero'];
  readonly services: Own<Site['services'][number], Words['services'][string]>;
  readonly panel: {
    title: string;
    pictures: Own<Site['panel'][number], { alt: string }>;
    points: readonly string[];
  };
  readonly position: string;
  readonly cities: readonly City[];
  readonly includesLines: readonly string[];
  readonly excludesLines: readonly string[];
  readonly documents: readonly FrameLink[];
  readonly family: FamilyWords;
  /** What is over the messaging button of the contacts. */
  readonly message: string;
}

export type City = Pick<Site['cities'][number], 'slug' | 'arabic'> &
  Omit<Words['ziyarat']['cities'][string], 'places'> & { places: readonly Place[] };
export type Place = Site['cities'][number]['places'][number] &
  Words['ziyarat']['cities'][string]['places'][string];

/** What the language has no words for yet is left out; the build names it. */
export function homeIn({ lang, dir, words }: Language, content: Content): HomeContent {
  const { site, facts } = content;
  const { hero, panel, ziyarat, price, ...others } = words;
  // From right to left the names are in Arabic letters already.
  const arabic = (name: string) => (dir === 'rtl' ? '' : name);
  const cities = site.cities.map((city) => ({
    ...city,
    arabic: arabic(city.arabic),
    places: city.places.map((place) => ({ ...place, arabic: arabic(place.arabic) })),
  }));
  return {
    ...others,
    price,
    hero: { ...site.hero, ...hero },
    services: joined(site.services, words.services),
    panel: {
      title: panel.title,
      pictures: site.panel.flatMap((crop) => {
        const alt = panel.pictures[crop.slug];
        return alt ? [{ ...crop, alt }] : [];
      }),
      points: linesOf(site.points, panel.points),
    },
    position: ziyarat.position,
    cities: cities.flatMap((city) => {
      const own = ziyarat.cities[city.slug];
      return own ? [{ ...city, ...own, places: joined(city.places, own.places) }] : [];
    }),
    includesLines: linesOf(facts.package.includes, price.includes),
    excludesLines: facts.package.excludes.flatMap(
      (name) => price.excludes[name] || words.services[name]?.name || [],
    ),
    documents: documentLinks(words),
    family: familyLinks(content, lang),
    message: words.frame.message,
  };
}

/** Gives each part the words under its slug. */
export function joined<Part extends { slug: string }, More>(
  parts: readonly Part[],
  words: Readonly<Record<string, More>>,
): (Part & More)[] {
  return parts.flatMap((part) => {
    const own = words[part.slug];
    return own ? [{ ...part, ...own }] : [];
  });
}
