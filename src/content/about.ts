/** The words and pictures of the About page; its eight services stand in services.ts. */
import { agency } from './agency.ts';
import { formatRupees } from '../format.ts';
import { pricing } from './pricing.ts';

export const about = {
  eyebrow: 'About us',
  title: 'From Howrah to the House of Allah',
  lead: 'One kind of journey, arranged whole: Umrah.',
  picture: {
    slug: 'masjid-nabawi',
    alt: 'Illustration: the green dome and minarets of the Prophet’s Mosque in Madinah above its courtyard at dusk',
    focus: { x: 0.6, y: 0.5 },
  },
  who: {
    title: 'Who we are',
    lead: `${agency.name} is a small travel agency in ${agency.address.city}, ${agency.address.region}. We arrange Umrah journeys.`,
    text: 'Hotel, flight, visa, transfers, meals and ziyarat come in one package, from one office. Umrah may be your first journey abroad. Ask us about every step of it, by message, by phone or by e-mail.',
  },
  mission: {
    title: 'Our mission',
    text: 'That every pilgrim, young or old, can give the days in Makkah and Madinah to worship, and leave the arrangements to us.',
  },
  offer: { title: 'What we offer' },
  reasons: {
    title: `Why choose ${agency.name}`,
    list: [
      {
        title: 'A price you see first',
        text: `Packages start from ${formatRupees(pricing.amount)}. A customised package is priced by its itinerary.`,
      },
      {
        title: 'Near the holy mosques',
        text: 'Premium accommodation near the two holy mosques, in Makkah and in Madinah.',
      },
      {
        title: 'Help at any hour',
        text: `Customer service is there ${agency.hours}, before your journey and during it.`,
      },
      {
        title: 'Private transfers',
        text: 'Private transport from the airport and between the cities.',
      },
      {
        title: 'Refund rules in plain words',
        text: 'How long you have, and what is non-refundable, stands on one page. Read it before you pay.',
      },
    ],
  },
  /** Shown as soon as agency.ts holds a licence. */
  licences: {
    title: 'Verify us before you pay',
    lead: 'Compare these with the papers that we show you, and with the office that issued them.',
  },
  closing: {
    title: 'Begin with a question',
    lead: 'Tell us when you would like to travel and how many you are. Ask whatever you wish to know first.',
    action: 'Book Your Umrah Now',
    pictures: [
      {
        slug: 'masjid-quba',
        alt: 'Illustration: the white domes and four minarets of Masjid Quba among date palms at dusk',
      },
      {
        slug: 'cave-hira',
        alt: 'Illustration: Jabal al-Nour rising steeply at dawn, its lit path leading up to Cave Hira',
      },
      {
        slug: 'uhud',
        alt: 'Illustration: the red ridge of Mount Uhud at dusk, the Archers’ hill and a white mosque in the plain below',
      },
    ],
  },
};
