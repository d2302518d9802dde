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
    group: 'Travel',
  },
  {
    slug: 'flight',
    icon: 'flight',
    name: 'Flight',
    brief: 'Booked with your package',
    offer: 'Your flight is part of the package. Ask us about dates and airports before you book.',
    group: 'Travel',
  },
  {
    slug: 'visa',
    icon: 'visa',
    name: 'Visa',
    brief: 'Help with your Umrah visa',
    offer: 'We help you with your Umrah visa. The Saudi authorities decide on every visa.',
    group: 'Travel',
  },
  {
    slug: 'zam-zam',
    icon: 'zamzam',
    name: 'Zam Zam',
    brief: 'Water of the Zam Zam well',
    offer: 'Zam Zam water is part of the package.',
    group: 'On the way',
  },
  {
    slug: 'food',
    icon: 'food',
    name: 'Food',
    brief: 'Daily breakfast, full board optional',
    offer: 'Breakfast every day. Full board if you choose it.',
    group: 'On the way',
  },
  {
    slug: 'ziyarat',
    icon: 'ziyarat',
    name: 'Ziyarat',
    brief: 'Guided visits in both cities',
    offer: 'Guided ziyarah tours in Makkah and in Madinah.',
    group: 'On the way',
  },
  {
    slug: 'transportation',
    icon: 'coach',
    name: 'Transportation',
    brief: 'Private airport and intercity transfers',
    offer: 'Private transfers from the airport and between the cities.',
    group: 'Travel',
  },
  {
    slug: 'umrah-kit',
    icon: 'kit',
    name: 'Umrah Kit',
    brief: 'A kit for your Umrah',
    offer: 'An Umrah kit is part of the package. Ask us what it holds.',
    group: 'On the way',
  },
] as const;
