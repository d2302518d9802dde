/** Removes from the content what no page may show: unread languages, past departures and services that the price excludes. */
import type { Content, Facts, Language } from './schemas/content.ts';
import { feesInPrice } from './includedServices.ts';
import { isPageOf } from './pageNames.ts';

/** Returns the content with only the published languages: the first, and those others that somebody has read. */
export function withoutUnread(content: Content): Content {
  const unread = unreadLanguages(content);
  const languages = content.languages.filter((language) => !unread.includes(language));
  const pages = Object.entries(content.pages).filter(([name]) =>
    languages.some(({ folder }) => isPageOf(folder, name)),
  );
  return { ...content, languages, pages: Object.fromEntries(pages) };
}

/** Returns the languages that nobody has read, except the first, which is always published. */
export function unreadLanguages({ languages }: Content): Language[] {
  return languages.filter(({ isMain, checked }) => !isMain && !checked);
}

/** Returns the content with only the departures from `today` on, the next one first. */
export function withoutPast(content: Content, today: string): Content {
  const { departures, ...facts } = content.facts;
  const list = departures.list
    .filter(({ date }) => date >= today)
    .sort((one, other) => one.date.localeCompare(other.date));
  return { ...content, facts: { ...facts, departures: { ...departures, list } } };
}

/** Removes the services that the price excludes from the tiles, the reasons to choose the agency and the refund rules. */
export function withoutExcluded({ structure, facts, ...content }: Content): Content {
  const isOffered = (name: string) => facts.package.services[name] !== 'notIn';
  const { services, points, servicesInShort, about } = structure;
  const offered = services.filter(({ slug }) => isOffered(slug));
  const inShort = servicesInShort.filter(isOffered);
  return {
    ...content,
    facts: { ...facts, policy: withoutFees(facts) },
    structure: {
      ...structure,
      services: offered,
      points: points.filter(isOffered),
      servicesInShort: inShort.length > 0 ? inShort : offered.map(({ slug }) => slug),
      about: {
        ...about,
        reasons: about.reasons.filter(({ service }) => service === undefined || isOffered(service)),
      },
    },
  };
}

function withoutFees(facts: Facts) {
  const { refund, ...policy } = facts.policy;
  const nonRefundable = feesInPrice(facts);
  if (nonRefundable.length > 0) return { ...policy, refund: { ...refund, nonRefundable } };
  // Everything can be paid back then, and pages say so.
  const stepsOf: typeof refund.stepsOf = refund.stepsOf === null ? null : 'price';
  return { ...policy, refund: { ...refund, nonRefundable, neverPaidBack: null, stepsOf } };
}
