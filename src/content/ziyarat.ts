/**
 * The places of ziyarat: add, remove or reorder a place here and its strip, its count and its picture follow. Under its
 * `slug` the languages name it. In `lead`, `{count}` stands for the number of places in words, `{place/places}` for the
 * first of the two where there is one place; `source` is the hadith that a line rests on, where there is one.
 */

export const ziyarat = {
  /** What a screen reader hears when the strip moves; the browser script puts the figures in. */
  position: '{first}–{last} of {total}',
  cities: [
    {
      slug: 'makkah',
      name: 'Makkah',
      title: 'Ziyarat locations in Makkah',
      previous: 'Previous place in Makkah',
      next: 'Next place in Makkah',
      arabic: 'مكة المكرمة',
      lead: '{count} {place/places} that pilgrims visit in and around the city of the Kaaba.',
      places: [
        {
          slug: 'cave-hira',
          name: 'Cave Hira',
          arabic: 'غار حراء',
          line: 'On the Mountain of Light, where the first verses of the Qur’an were revealed to the Prophet ﷺ.',
          source: 'Sahih al-Bukhari 3',
          picture: {
            slug: 'cave-hira',
            alt: 'Illustration: Jabal al-Nour rising steeply at dusk, its lit path leading up to Cave Hira',
          },
        },
        {
          slug: 'cave-thawr',
          name: 'Cave Thawr',
          arabic: 'غار ثور',
          line: 'South of Makkah, where the Prophet ﷺ and Abu Bakr (RA) sheltered during the Hijrah.',
          source: 'Sahih al-Bukhari 3922',
          picture: {
            slug: 'cave-thawr',
            alt: 'Illustration: the rugged peaks of Jabal Thawr at dusk, the mouth of the cave high up, a few walkers below',
          },
        },
        {
          slug: 'masjid-aisha',
          name: 'Masjid Aisha',
          arabic: 'مسجد عائشة',
          line: 'At Tan’im, where Aisha (RA) began her Umrah. Pilgrims in Makkah enter ihram here for another Umrah.',
          source: 'Sahih al-Bukhari 1518',
          picture: {
            slug: 'masjid-aisha',
            alt: 'Illustration: the white Masjid Aisha at Tan’im with its two minarets, stepped walls, low dome and palms',
            focus: { x: 0.54, y: 0.58 },
          },
        },
        {
          slug: 'mina',
          name: 'Mina',
          arabic: 'منى',
          line: 'The tent city between Makkah and Muzdalifah, where Hajj pilgrims stay.',
          picture: {
            slug: 'mina',
            alt: 'Illustration: the white tents of Mina between its hills at dusk, lamps in the lanes',
          },
        },
        {
          slug: 'arafat',
          name: 'Arafat',
          arabic: 'عرفات',
          line: 'The plain where the Prophet ﷺ gave his Farewell Sermon and Hajj pilgrims stand in prayer.',
          picture: {
            slug: 'arafat',
            alt: 'Illustration: the boulder hill of Jabal al-Rahmah with its small white pillar and stairs, pilgrims in white on the hill and on the plain of Arafat',
            focus: { x: 0.5, y: 0.55 },
          },
        },
      ],
    },
    {
      slug: 'madinah',
      name: 'Madinah',
      title: 'Ziyarat locations in Madinah',
      previous: 'Previous place in Madinah',
      next: 'Next place in Madinah',
      arabic: 'المدينة المنورة',
      lead: '{count} {place/places} that pilgrims visit in the city of the Prophet ﷺ.',
      places: [
        {
          slug: 'masjid-nabawi',
          name: 'Masjid Nabawi',
          arabic: 'المسجد النبوي',
          line: 'The Prophet’s Mosque. One prayer here is better than a thousand elsewhere, except in al-Masjid al-Haram.',
          source: 'Sahih al-Bukhari 1190',
          picture: {
            slug: 'masjid-nabawi',
            alt: 'Illustration: the green dome and minarets of the Prophet’s Mosque in Madinah above its courtyard at dusk',
            focus: { x: 0.5, y: 0.55 },
          },
        },
        {
          slug: 'baqi',
          name: 'Baqi Cemetery',
          arabic: 'البقيع',
          line: 'Beside the Prophet’s Mosque, the resting place of many of the family and companions of the Prophet ﷺ.',
          picture: {
            slug: 'baqi',
            alt: 'Illustration: the quiet earth graves and paved path of Jannat al-Baqi, the green dome of the Prophet’s Mosque beyond its wall',
            focus: { x: 0.5, y: 0.52 },
          },
        },
        {
          slug: 'masjid-quba',
          name: 'Masjid Quba',
          arabic: 'مسجد قباء',
          line: 'The first mosque built in Islam. Whoever purifies himself at home and prays here has a reward like that of an Umrah.',
          source: 'Sunan Ibn Majah 1412',
          picture: {
            slug: 'masjid-quba',
            alt: 'Illustration: the white domes and four minarets of Masjid Quba among date palms at dusk',
            focus: { x: 0.51, y: 0.6 },
          },
        },
        {
          slug: 'uhud',
          name: 'Uhud Mountain',
          arabic: 'جبل أحد',
          line: '“A mountain which loves us and which we love.” Hamza (RA) and the martyrs of Uhud are buried here.',
          source: 'Sahih Muslim 1392',
          picture: {
            slug: 'uhud',
            alt: 'Illustration: the red ridge of Mount Uhud at dusk, the Archers’ hill and a white mosque in the plain below',
          },
        },
      ],
    },
  ],
};
