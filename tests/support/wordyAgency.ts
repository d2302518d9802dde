/** An invented agency whose texts are as long as staff may write them, with many places and every optional fact. */
import type { Project } from '../../src/generator/project.ts';
import { inLetters } from './inLetters.ts';
import { answered } from './answered.ts';
import { projectWith, raw } from './editedContent.ts';
import { emptyFolder, writeFiles } from './temporaryFiles.ts';

const agency = {
  name: 'Baitullah Hajj & Umrah Service Pvt. Ltd.',
  siteUrl: 'https://www.baitullah-hajj-and-umrah-services.kolkata.example',
  email: 'reservations.and.customer.care@baitullah-hajj-and-umrah-services.kolkata.example',
  hours: '24 hours a day, seven days a week, on Fridays after the Jumuah prayer and in Eid',
};

const people = Array.from({ length: 6 }, (_, at) => ({
  name: `Maulana Muhammad Abdur Rahman Siddiqui ${at + 1}`,
  languages: 'Bengali, Hindi, Urdu, Arabic and English',
  line: 'Answers the phone in Howrah, and has been with every group in both holy cities.',
  ...(at % 2 === 0 && { picture: 'uhud' }),
}));

/** What is said about each person; each language translates it. */
const said = [people[0]!.languages, people[0]!.line];

const address = {
  street:
    '4th floor, Jannatul Firdaus Apartments, 128/2/1A Maulana Abul Kalam Azad Sarani, near Tikiapara railway station',
  city: 'Thiruvananthapuram',
  region: 'Dadra and Nagar Haveli and Daman and Diu',
};

const licences = [
  {
    label: 'GST number',
    value: '19ABCDE1234F1Z5',
    url: 'https://www.example.com/gst',
    seen: 'NOOR HAJJ AND UMRAH TRAVELS PRIVATE LIMITED',
  },
  { label: 'Ministry of Minority Affairs registration', value: 'HGO/WB/2025/0000/UMRAH' },
];

/**
 * Returns the fixture with the facts, places and texts of the agency. Its pages are in a temporary folder; `whenDone` gets the
 * function that deletes it.
 */
export function wordyProject(whenDone: (remove: () => void) => void): Project {
  const content = wordyContent();
  const texts = Object.entries<string>(content.pages).map(([name, text]) => [`${name}.md`, text]);
  const pages = writeFiles(Object.fromEntries(texts), emptyFolder(whenDone));
  return { ...projectWith(content), pages };
}

/** Returns the content of the agency, before it is checked. */
export function wordyContent(): any {
  const content = structuredClone(raw);
  const { facts, languages, structure } = content;
  Object.assign(facts.agency, agency, { people, office: 'transfer' });
  Object.assign(facts.agency.address, address);
  facts.licences = { checked: '2031-01-10', list: licences };
  languages[0].words.layout.tagline =
    'Umrah and ziyarat journeys for families, elders and groups from Howrah, Kolkata and all of West Bengal, India.';
  for (const language of languages) {
    language.checked = '2031-01-10';
    const { facts: phrases } = language.words;
    if (phrases)
      for (const name of [address.city, address.region, agency.hours, 'Kolkata', 'Muscat', ...said])
        phrases[name] = inLetters(language.lang, name);
  }
  for (const city of structure.cities) putPlaces(content, city);
  lengthenTexts(content);
  // The names of five languages do not fit into the header. Both of these are written in the letters of Bengali.
  for (const [lang, label] of [
    ['as', 'অসমীয়া'],
    ['mni', 'মৈতৈলোন্'],
  ])
    addLanguage(content, { ...languages[1], lang, label });
  return content;
}

/** Adds a language that has the pages of text of Bengali. */
function addLanguage({ languages, pages }: any, language: any): void {
  languages.push(language);
  for (const [name, text] of Object.entries(pages))
    if (name.startsWith('bn/')) pages[name.replace('bn', language.lang)] = text;
}

/** Ten places, of which one has a long name. */
const placeNames = Array.from({ length: 10 }, (_, at) =>
  at === 1
    ? [
        'Masjid al-Qiblatayn, the Mosque of the Two Directions of Prayer',
        'مسجد القبلتين في المدينة',
      ]
    : [`Masjid al-Khayf ${at}`, 'مسجد الخيف'],
);

const longLine = {
  line: 'Pilgrims stop here on their way, with time for prayer, for questions to the guide and for a rest in the shade.',
  source: 'Sahih al-Bukhari 3922',
};

/** Gives a city ten places: some have a short line, some a long one with its source. Their pictures are the fixture's. */
function putPlaces(content: any, city: any): void {
  const slugs = Object.keys(content.languages[0].words.pictures);
  city.places = placeNames.map(([, arabic], at) => ({ slug: slugs[at], arabic }));
  for (const { lang, words } of content.languages) {
    const lines = placeNames.map(([name], at) => {
      const text = at % 3 ? { line: 'Pilgrims stop here on their way.' } : longLine;
      const place = { name, ...text };
      return [slugs[at], lang === 'en' ? place : inLetters(lang, place)];
    });
    words.ziyarat.cities[city.slug].places = Object.fromEntries(lines);
  }
}

function lengthenTexts({ facts, languages }: any): void {
  Object.assign(facts, answered(facts));
  for (const departure of facts.departures.list)
    Object.assign(departure, { price: 12_999_999, rooms: {} });
  for (const room of Object.keys(facts.package.rooms)) facts.package.rooms[room] = 12_999_999;
  const { price: _, ...march } = facts.departures.list[0];
  facts.departures.list[0] = { ...march, rooms: { four: 12_999_999 } };
  const { price: __, ...february } = facts.departures.list[2];
  const { infant: ___, ...rooms } = facts.package.rooms;
  delete february.hotelMakkah;
  facts.departures.list[2] = { ...february, rooms };
  Object.assign(facts.package.services, { coach: 'in', rooms: 'in' });
  for (const { lang, words } of languages) {
    const put = (text: string) => (lang === 'en' ? text : inLetters(lang, text));
    words.price.includes.coach = put('Transportation by air-conditioned coach');
    words.price.includes.rooms = put('Accommodation');
  }
  const { hero, panel, price, services, about } = languages[0].words;
  hero.headline = 'A blessed and spiritually fulfilling Umrah journey, cared for at every step';
  hero.tagline =
    'Flight, visa, hotel, meals, transfers and guided ziyarat in both holy cities, arranged for you and your whole family from Howrah.';
  for (const [name, point] of Object.entries(panel.points))
    panel.points[name] = `${point}, with everything that elders and children need`;
  price.note +=
    ' Groups, families and pilgrims who travel in Ramadan receive a written answer for their own dates.';
  for (const [slug, service] of Object.entries<any>(services)) {
    service.brief = 'Comfortable, air-conditioned, uninterrupted transportation in cities';
    const offer = about.offer.services[slug];
    const plain = `${offer}`.replace(/\{\w+\}/g, 'some');
    about.offer.services[slug] = `${offer} ${plain} ${plain}`;
  }
  services['umrah-kit'].name = 'Accommodation and transportation';
}
