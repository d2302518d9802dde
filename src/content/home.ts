/**
 * The words and pictures of the home page; its places, services and price have files of their own. A picture's `slug` is
 * its file's name in src/pictures without the ending; `focus` is the point that every crop keeps in view, from 0, 0 (top
 * left) to 1, 1 (bottom right), without it the middle; `zoom: 1.2` goes closer, to leave out a frame around the subject.
 */

export const home = {
  label: 'Home',
  titles: [
    '{name}: Umrah packages from {city}',
    '{name}: Umrah packages',
    '{name}: Umrah',
    'Umrah packages from {city}',
  ],
  descriptions: [
    'Umrah packages from {city}, {region}: hotel, flight, visa help, Zam Zam, food, guided ziyarat and transfers. From {price}.',
    'Umrah packages from {city}: hotel, flight, visa help, Zam Zam, food, guided ziyarat and transfers. From {price}.',
  ],
  /** What stands beside a shared link: the part of the hero's picture around the Kaaba. */
  preview: {
    slug: 'hero-poster-landscape',
    focus: { x: 0.728, y: 0.57, zoom: 1.6 },
    alt: 'Illustration: pilgrims walking around the Kaaba in Makkah at dusk',
    /** Drawn at its top, under the agency's name. */
    caption: 'Umrah packages from {price}',
  },
  hero: {
    /** The first frame of the loop in public/video, for wide and for upright windows. */
    posters: {
      landscape: { slug: 'hero-poster-landscape' },
      portrait: { slug: 'hero-poster-portrait' },
    },
    pause: 'Pause the background video',
    play: 'Play the background video',
    /** The talbiyah's first words, an ornament above the headline. */
    talbiyah: 'لَبَّيْكَ اللّٰهُمَّ لَبَّيْكَ',
    headline: 'A blessed Umrah journey, cared\u00a0for at every step',
    tagline: 'Flight, visa help, hotel, food and guided ziyarat, in one package from Howrah.',
    book: 'Book Your Umrah Now',
    more: 'See what is included',
    price: 'Packages from {price}',
  },
  includes: {
    title: 'Package includes',
    lead: '{count} {thing/things} we arrange for you.',
  },
  panel: {
    title: 'Best in class Umrah package',
    /** A tall picture and two lower ones. */
    pictures: [
      {
        slug: 'hotel',
        alt: 'Illustration: a hotel bedroom in Makkah at dusk, a lamp beside the bed and tea on the sill, its arched window looking down on the Kaaba and the lamp-lit court of the Haram',
      },
      {
        slug: 'transfer',
        alt: 'Illustration: a private coach with lit windows on the desert road between Makkah and Madinah at dusk',
        focus: { x: 0.515, y: 0.62 },
      },
      {
        slug: 'ziyarah-group',
        alt: 'Illustration: a family and other pilgrims walking along an arcade towards a mosque behind a guide with a small green flag',
        focus: { x: 0.5, y: 0.62 },
      },
    ],
    points: {
      stay: 'Premium accommodation near the two holy mosques',
      visa: 'Visa assistance',
      transfers: 'Private airport and intercity transfers',
      tours: 'Guided ziyarah tours',
      food: 'Daily breakfast, with optional full board',
      help: '24/7 assistance',
    },
  },
};
