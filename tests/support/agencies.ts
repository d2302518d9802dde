/** Three agencies that nobody has founded, with facts as real ones have them: short and long, few and many. */
import type { Agency, Place } from '../../src/schemas/content.ts';
import type { ProjectCopy } from './makeCopy.ts';

export interface InventedAgency {
  readonly facts: Partial<Omit<Agency, 'address' | 'copyrightYear'>> & Pick<Agency, 'name'>;
  readonly address: Partial<Agency['address']>;
  /** Places of ziyarat in Makkah and in Madinah. */
  readonly places: readonly [number, number];
  /** Its own texts are as long as staff may write them. */
  readonly isWordy?: boolean;
}

const licences = [
  { label: 'GST number', value: '19AAAAA0000A1Z5' },
  { label: 'Ministry of Minority Affairs registration', value: 'HGO/WB/2025/0000/UMRAH' },
  { label: 'Corporate identification number', value: 'U63040WB2025PTC000000' },
];

export const agencies: readonly InventedAgency[] = [
  {
    facts: {
      name: 'Noor',
      tagline: 'Umrah from Howrah.',
      siteUrl: 'https://noor.example.com',
      email: 'a@noor.example',
      hours: '24x7',
    },
    address: { street: '4 GT Road' },
    places: [1, 1],
  },
  {
    facts: {
      name: 'Baitullah Hajj & Umrah Service Pvt. Ltd.',
      tagline:
        'Umrah and ziyarat journeys for families, elders and groups from Howrah, Kolkata and all of West Bengal, India.',
      siteUrl: 'https://www.baitullah-hajj-and-umrah-services.example.com',
      email: 'reservations.and.customer.care@baitullah-hajj-and-umrah-services.example.com',
      hours: '24 hours a day, seven days a week, on Fridays after the Jumuah prayer and in Eid',
      licences,
    },
    address: {
      street:
        '4th floor, Jannatul Firdaus Apartments, 128/2/1A Maulana Abul Kalam Azad Sarani, near Tikiapara railway station',
      city: 'Thiruvananthapuram',
      region: 'Dadra and Nagar Haveli and Daman and Diu',
    },
    places: [10, 10],
    isWordy: true,
  },
  {
    facts: {
      name: 'Khuddam-ul-Hujjaj International Hajj & Umrah Tours Limited',
      siteUrl: 'http://khuddam-ul-hujjaj.example.com',
      email: 'khuddamulhujjajinternationalhajjandumrah@example.com',
      hours: '9 am to 9 pm, Monday to Saturday',
      licences: licences.slice(0, 1),
    },
    address: { street: 'Shop 12, Howrah Maidan Metro Plaza, 45 Panchanantala Road' },
    places: [1, 10],
  },
];

/** Puts an agency's facts, places and texts into a copy of the project, in the place of what stands there. */
export function writeAgency(
  copy: ProjectCopy,
  { facts, address, places, isWordy }: InventedAgency,
): void {
  const append = (name: string, code: string) => {
    const file = `src/content/${name}.ts`;
    copy.write(file, `${copy.read(file)}\n${code}`);
  };
  const all = { phone: '+910000000001', messaging: '+910000000002', ...facts };
  append('agency', `Object.assign(agency, ${JSON.stringify(all)});`);
  append(
    'agency',
    `Object.assign(agency.address, ${JSON.stringify({ postalCode: '711101', ...address })});`,
  );
  copy.edit('src/content/agency.ts', /(?<=unconfirmed[^=]*= )\[[^\]]*\]/, '[]');
  const lists = places.map(
    (count, city) =>
      `Object.assign(ziyarat.cities[${city}], { places: ${JSON.stringify(placesOf(count))} });`,
  );
  append('ziyarat', lists.join('\n'));
  if (isWordy) for (const [name, code] of Object.entries(wordy)) append(name, code);
}

/** What makes the texts of some files long. */
const wordy = {
  home: `
    home.hero.headline = 'A blessed and spiritually fulfilling Umrah journey, cared for at every single step';
    home.hero.tagline =
      'Flight, visa, hotel, meals, transfers and guided ziyarat in both holy cities, arranged for you and your whole family from Howrah.';
    home.panel.points = home.panel.points.map((point) => point + ', with everything that elders, children and first-time pilgrims need');`,
  pricing: `
    pricing.amount = 1_099_999;
    pricing.includes.push('Transportation by air-conditioned coach', 'Accommodation');
    pricing.note += ' Groups, families and pilgrims who travel in Ramadan receive a written answer for their own dates.';`,
  services: `
    for (const service of services) {
      service.brief = 'Comfortable, air-conditioned, uninterrupted transportation between accommodations';
      service.offer = service.offer + ' ' + service.offer + ' ' + service.offer;
    }
    services.at(-1).name = 'Accommodation and transportation';`,
  ziyarat: `
    for (const city of ziyarat.cities) city.lead += ' Elders, families and groups go by coach, at a pace that suits everybody.';`,
};

const names = [
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

const long = {
  line: 'Pilgrims stop here on their way, with time for prayer, for questions to the guide and for a rest in the shade.',
  source: 'Sahih al-Bukhari 3922',
};

/** Some with a short line, some with a long one and where it is from; pictures that the project has. */
function placesOf(count: number): Place[] {
  return names.slice(0, count).map(([name, arabic], at) => ({
    name,
    arabic,
    ...(at % 3 ? { line: 'Pilgrims stop here on their way.' } : long),
    picture: { slug: at % 2 ? 'uhud' : 'mina', alt: `Illustration: ${name}` },
  }));
}
