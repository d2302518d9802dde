/** The eight services of the package: the tiles on the home page, the list on About, the footer's lists. */

export type ServiceIcon = 'hotel' | 'flight' | 'visa' | 'zamzam' | 'food' | 'ziyarat' | 'coach' | 'kit';

export interface Service {
  /** The anchor on About, in lower case; once published it stays. */
  readonly slug: string;
  readonly icon: ServiceIcon;
  readonly name: string;
  /** At most six words, for the tile. */
  readonly brief: string;
  /** One or two sentences, for About. */
  readonly offer: string;
  /** The footer's list that it stands in. */
  readonly group: 'Travel' | 'On the way';
}

export const services: readonly Service[] = [
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
];
