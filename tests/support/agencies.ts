/** Two invented agencies with extreme facts: one with a short name and few places, one with a long name and many places. */
import { afterAll } from 'vitest';
import type { Agency, Licence } from '../../src/schemas/content.ts';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import type { Project } from '../../src/generator/project.ts';
import { inLetters } from '../fixture/content/languages/inLetters.ts';
import { answered } from './answered.ts';
import { fixture } from './fixture.ts';
import { emptyFolder, writeFiles } from './writtenSite.ts';

export interface InventedAgency {
  readonly facts: Partial<Agency> & Pick<Agency, 'name'>;
  readonly address: Partial<Agency['address']>;
  readonly tagline?: string;
  /** How many places of ziyarat there are in Makkah and in Madinah. */
  readonly places: readonly [number, number];
  readonly licences?: readonly Licence[];
  /** Whether its texts are as long as staff may write them, and every optional fact is filled in. */
  readonly isWordy?: boolean;
}

const licences = [
  { label: 'GST number', value: '19ABCDE1234F1Z5' },
  { label: 'Ministry of Minority Affairs registration', value: 'HGO/WB/2025/0000/UMRAH' },
  { label: 'Corporate identification number', value: 'U63040WB2025PTC000000' },
];

export const agencies: readonly InventedAgency[] = [
  {
    facts: {
      name: 'Noor',
      siteUrl: 'https://noor.example.com',
      email: 'a@noor.example',
      hours: '24x7',
    },
    tagline: 'Umrah from Howrah.',
    address: { street: '4 GT Road' },
    places: [1, 1],
  },
  {
    facts: {
      name: 'Baitullah Hajj & Umrah Service Pvt. Ltd.',
      siteUrl: 'https://www.baitullah-hajj-and-umrah-services.example.com',
      email: 'reservations.and.customer.care@baitullah-hajj-and-umrah-services.example.com',
      hours: '24 hours a day, seven days a week, on Fridays after the Jumuah prayer and in Eid',
    },
    licences,
    tagline:
      'Umrah and ziyarat journeys for families, elders and groups from Howrah, Kolkata and all of West Bengal, India.',
    address: {
      street:
        '4th floor, Jannatul Firdaus Apartments, 128/2/1A Maulana Abul Kalam Azad Sarani, near Tikiapara railway station',
      city: 'Thiruvananthapuram',
      region: 'Dadra and Nagar Haveli and Daman and Diu',
    },
    places: [10, 10],
    isWordy: true,
  },
];

const raw = await loadContent(fixture);

/** Returns the fixture with an agency's facts, places and texts as its content. It exists until the tests of the block end. */
export function projectOf({
  facts,
  address,
  licences = [],
  tagline,
  places,
  isWordy,
}: InventedAgency): Project {
  const content = structuredClone(raw) as any;
  const { agency } = content.facts;
  Object.assign(agency, { phone: '+910000000001', ...facts });
  content.facts.licences = { checked: '2031-01-10', list: licences };
  Object.assign(agency.address, { postalCode: '711101', ...address });
  const { layout } = content.languages[0].words;
  layout.tagline = tagline ?? layout.tagline;
  const { city, region } = agency.address;
  for (const language of content.languages) {
    language.checked = '2031-01-10';
    const { facts: phrases } = language.words;
    if (phrases)
      for (const name of [city, region, agency.hours, 'Kolkata', 'Muscat'])
        phrases[name] = inLetters(language.lang, name);
  }
  places.forEach((count, at) => putPlaces(content, content.structure.cities[at], count));
  if (isWordy) lengthenTexts(content);
  const code = `export const content = ${JSON.stringify(content)};`;
  return { ...fixture, content: writeFiles({ 'index.ts': code }, emptyFolder(afterAll)) };
}

const placeNames = [
  ['Jannat al-Mualla', 'جنة المعلاة'],
  [
    'Masjid al-Qiblatayn, the Mosque of the Two Directions of Prayer',
    'مسجد القبلتين في المدينة المنورة',
  ],
  ['Masjid al-Jinn', 'مسجد الجن'],
  ['Muzdalifah', 'مزدلفة'],
  ['Jabal al-Rahmah', 'جبل الرحمة'],
  ['Masjid al-Khayf', 'مسجد الخيف'],
  ['Masjid al-Ghamamah', 'مسجد الغمامة'],
  ['The Seven Mosques', 'المساجد السبعة'],
  ['Masjid al-Jumuah', 'مسجد الجمعة'],
  ['Masjid Abu Bakr', 'مسجد أبي بكر'],
] as const;

const longLine = {
  line: 'Pilgrims stop here on their way, with time for prayer, for questions to the guide and for a rest in the shade.',
  source: 'Sahih al-Bukhari 3922',
};

/** Gives a city so many places: some have a short line, some a long one with its source. Their pictures are the fixture's. */
function putPlaces(content: any, city: any, count: number): void {
  const slugs = Object.keys(content.languages[0].words.pictures);
  const chosen = placeNames.slice(0, count);
  city.places = chosen.map(([, arabic], at) => ({ slug: slugs[at], arabic }));
  for (const { lang, words } of content.languages) {
    const lines = chosen.map(([name], at) => {
      const text = at % 3 ? { line: 'Pilgrims stop here on their way.' } : longLine;
      const place = { name, ...text };
      return [slugs[at], lang === 'en' ? place : inLetters(lang, place)];
    });
    words.ziyarat.cities[city.slug].places = Object.fromEntries(lines);
  }
}

function lengthenTexts({ facts, about, languages }: any): void {
  Object.assign(facts, answered(facts));
  for (const departure of facts.departures.list)
    Object.assign(departure, { price: 12_999_999, rooms: {} });
  facts.package.rooms.four = 10_999_999;
  facts.package.rooms.three = 11_999_999;
  facts.package.rooms.two = 12_999_999;
  facts.package.rooms.one = 19_999_999;
  facts.package.rooms.child = 9_999_999;
  facts.package.rooms.childNoBed = 8_999_999;
  const { price: _, ...march } = facts.departures.list[0];
  facts.departures.list[0] = { ...march, rooms: facts.package.rooms };
  facts.package.includes.push('coach', 'rooms');
  for (const { lang, words } of languages) {
    const put = (text: string) => (lang === 'en' ? text : inLetters(lang, text));
    words.price.includes.coach = put('Transportation by air-conditioned coach');
    words.price.includes.rooms = put('Accommodation');
  }
  const { hero, panel, price, services, ziyarat } = languages[0].words;
  hero.headline =
    'A blessed and spiritually fulfilling Umrah journey, cared for at every single step';
  hero.tagline =
    'Flight, visa, hotel, meals, transfers and guided ziyarat in both holy cities, arranged for you and your whole family from Howrah.';
  for (const [name, point] of Object.entries(panel.points))
    panel.points[name] = `${point}, with everything that elders and children need`;
  price.note +=
    ' Groups, families and pilgrims who travel in Ramadan receive a written answer for their own dates.';
  for (const [slug, service] of Object.entries<any>(services)) {
    service.brief =
      'Comfortable, air-conditioned, uninterrupted transportation between accommodations';
    const offer = about.offer.services[slug];
    about.offer.services[slug] = `${offer} ${offer} ${offer}`;
  }
  services['umrah-kit'].name = 'Accommodation and transportation';
  for (const city of Object.values<any>(ziyarat.cities))
    city.lead += ' Elders, families and groups go by coach, at a pace that suits everybody.';
}
