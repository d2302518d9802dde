/**
 * What of Home is no word, once for all languages. A `slug` is a picture's file in src/pictures without the ending, and the
 * short name under which each language has its words; `focus` is the point that every crop keeps in view, from 0, 0 (top
 * left) to 1, 1 (bottom right), without it the middle; `zoom: 1.2` goes closer, to leave out a frame around the subject.
 */
export const structure = {
  /** What is shown beside a shared link: the part of the hero's picture around the Kaaba. */
  preview: { slug: 'hero-poster-landscape', focus: { x: 0.728, y: 0.57, zoom: 1.6 } },
  hero: {
    /** The first frame of the loop in public/video, for wide and for upright windows. */
    posters: {
      landscape: { slug: 'hero-poster-landscape' },
      portrait: { slug: 'hero-poster-portrait' },
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
  /** A tall picture and two lower ones. */
  panel: [
    { slug: 'hotel' },
    { slug: 'transfer', focus: { x: 0.515, y: 0.62 } },
    { slug: 'ziyarah-group', focus: { x: 0.5, y: 0.62 } },
  ],
  /** The short names of services, where a point is about one. */
  points: ['hotel', 'visa', 'transportation', 'ziyarat', 'food', 'care'],
  /** The places of ziyarat: add, remove or move one here and its strip, its count and its picture follow. */
  cities: [
    {
      slug: 'makkah',
      arabic: 'مكة المكرمة',
      places: [
        { slug: 'cave-hira', arabic: 'غار حراء' },
        { slug: 'cave-thawr', arabic: 'غار ثور' },
        { slug: 'masjid-aisha', arabic: 'مسجد عائشة', focus: { x: 0.54, y: 0.58 } },
        { slug: 'mina', arabic: 'منى' },
        { slug: 'arafat', arabic: 'عرفات', focus: { x: 0.5, y: 0.55 } },
      ],
    },
    {
      slug: 'madinah',
      arabic: 'المدينة المنورة',
      places: [
        { slug: 'masjid-nabawi', arabic: 'المسجد النبوي', focus: { x: 0.5, y: 0.55 } },
        { slug: 'baqi', arabic: 'البقيع', focus: { x: 0.5, y: 0.52 } },
        { slug: 'masjid-quba', arabic: 'مسجد قباء', focus: { x: 0.51, y: 0.6 } },
        { slug: 'uhud', arabic: 'جبل أحد' },
      ],
    },
  ],
};
