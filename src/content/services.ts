/**
 * The eight services of the package: the tiles on the home page, the list on About, the footer's lists. A `slug` is
 * the anchor on About and stays once it is published; `brief` is for the tile, `offer` for About.
 */

export const services = [
  {
    slug: 'hotel',
    icon: 'hotel',
    name: 'Hotel',
    brief: 'Near the two holy mosques',
    offer: 'Premium accommodation near the two holy mosques.',
    group: 'Your journey',
  },
  {
    slug: 'flight',
    icon: 'flight',
    name: 'Flight',
    brief: 'Booked with your package',
    offer: 'Your flight is part of the package. Ask us about dates and airports before you book.',
    group: 'Your journey',
  },
  {
    slug: 'visa',
    icon: 'visa',
    name: 'Visa',
    brief: 'Help with your Umrah visa',
    offer: 'We help you with your Umrah visa. The Saudi authorities decide on every visa.',
    group: 'Your journey',
  },
  {
    slug: 'zam-zam',
    icon: 'zamzam',
    name: 'Zam Zam',
    brief: 'Zam Zam water included',
    offer: 'Zam Zam water is part of the package.',
    group: 'Your stay',
  },
  {
    slug: 'food',
    icon: 'food',
    name: 'Food',
    brief: 'Breakfast daily, full board optional',
    offer: 'Breakfast every day. Full board if you choose it.',
    group: 'Your stay',
  },
  {
    slug: 'ziyarat',
    icon: 'ziyarat',
    name: 'Ziyarat',
    brief: 'Guided visits in both cities',
    offer: 'Guided ziyarah tours in Makkah and in Madinah.',
    group: 'Your stay',
  },
  {
    slug: 'transportation',
    icon: 'coach',
    name: 'Transportation',
    brief: 'Private airport and intercity transfers',
    offer: 'Private transfers from the airport and between the cities.',
    group: 'Your journey',
  },
  {
    slug: 'umrah-kit',
    icon: 'kit',
    name: 'Umrah Kit',
    brief: 'Included in the package',
    offer: 'An Umrah kit is part of the package. Ask us what is in it.',
    group: 'Your stay',
  },
];
