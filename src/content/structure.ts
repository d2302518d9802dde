/**
 * Everything on the pages that is not text, shared by all languages. A picture has the name of its file in src/pictures without
 * the ending. A `slug` is the short name under which each language has its words, and the name of a place's picture.
 */
export const structure = {
  /** What is shown beside a shared link: the part of the hero's picture around the Kaaba. */
  preview: 'hero-poster-landscape',
  hero: {
    /** The first frame of the loop in public/video, for wide and for upright windows. */
    posters: {
      landscape: 'hero-poster-landscape',
      portrait: 'hero-poster-portrait',
    },
    /** The talbiyah's first words, an ornament above the headline. */
    talbiyah: 'لَبَّيْكَ اللّٰهُمَّ لَبَّيْكَ',
  },
  /** The tiles of Home, the list on About, the footer's lists. A slug is the anchor on About and stays once it is published. */
  services: [
    { slug: 'hotel', icon: 'hotel', group: 'journey' },
    { slug: 'flight', icon: 'flight', group: 'journey' },
    { slug: 'visa', icon: 'visa', group: 'journey' },
    { slug: 'zam-zam', icon: 'zamzam', group: 'stay' },
    { slug: 'food', icon: 'food', group: 'stay' },
    { slug: 'ziyarat', icon: 'ziyarat', group: 'stay' },
    { slug: 'transportation', icon: 'coach', group: 'journey' },
    { slug: 'umrah-kit', icon: 'kit', group: 'stay' },
  ],
  /** The services that the first screen names. */
  servicesInShort: ['flight', 'visa', 'hotel', 'food', 'ziyarat'],
  /** A tall picture and two lower ones. */
  panel: ['hotel', 'transfer', 'ziyarah-group'],
  /** The short names of services, where a point is about one. */
  points: ['hotel', 'visa', 'transportation', 'ziyarat', 'food', 'care'],
  /** Whether Home has "Ask before you pay": true shows it, false leaves it out. */
  askFirst: true,
  /** The places of ziyarat: add, remove or move one here and its strip, its count and its picture follow. */
  cities: [
    {
      slug: 'makkah',
      arabic: 'مكة المكرمة',
      places: [
        { slug: 'cave-hira', arabic: 'غار حراء' },
        { slug: 'cave-thawr', arabic: 'غار ثور' },
        { slug: 'masjid-aisha', arabic: 'مسجد عائشة' },
        { slug: 'mina', arabic: 'منى' },
        { slug: 'arafat', arabic: 'عرفات' },
      ],
    },
    {
      slug: 'madinah',
      arabic: 'المدينة المنورة',
      places: [
        { slug: 'masjid-nabawi', arabic: 'المسجد النبوي' },
        { slug: 'baqi', arabic: 'البقيع' },
        { slug: 'masjid-quba', arabic: 'مسجد قباء' },
        { slug: 'uhud', arabic: 'جبل أحد' },
      ],
    },
  ],
  /** The pictures of About, and the reasons to choose the agency. */
  about: {
    picture: 'hero-poster-portrait',
    /** A reason with a service is left out where the price excludes it. An `href` makes its title a link. */
    reasons: [
      { slug: 'price' },
      { slug: 'hotel', service: 'hotel' },
      { slug: 'care', service: 'care' },
      { slug: 'transportation', service: 'transportation' },
      { slug: 'refund', href: '/refund-policy' },
    ],
    /** The pictures at its end. */
    pictures: ['masjid-quba', 'cave-hira', 'uhud'],
  },
  /** The town of the map that is drawn on Contact. With another town in facts.ts no map is shown. */
  mapTown: 'Howrah',
  notFound: { picture: 'transfer' },
  /**
   * The point that every crop of a picture keeps in view, from 0, 0 (top left) to 1, 1 (bottom right); without a line it is
   * the middle. `zoom: 1.2` goes closer, to leave out a frame around the subject.
   */
  focus: {
    'hero-poster-landscape': { x: 0.728, y: 0.57, zoom: 1.6 },
    transfer: { x: 0.515, y: 0.62 },
    'ziyarah-group': { x: 0.5, y: 0.62 },
    'masjid-aisha': { x: 0.54, y: 0.58 },
    arafat: { x: 0.5, y: 0.55 },
    'masjid-nabawi': { x: 0.5, y: 0.55 },
    baqi: { x: 0.5, y: 0.52 },
    'masjid-quba': { x: 0.51, y: 0.6 },
    'hero-poster-portrait': { x: 0.5, y: 0.615, zoom: 1.12 },
  },
};
