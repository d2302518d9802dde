/** The words of the contact page; phone, email and address are in facts.ts. */

export const contact = {
  /** The name of the page, above its title too. */
  label: 'Contact',
  titles: ['Contact {name}', 'Contact us'],
  descriptions: [
    'Message, call or email {name} in {city}, {region}. Customer care {hours}. With a map and a first message in {languages} {language/languages}.',
    'Message, call or email {name} in {city}. Customer care {hours}.',
    'Message, call or email {name} in {city}.',
    'Message, call or email us in {city}.',
  ],
  title: 'We are here for you',
  lead: 'Ask in the way that is easiest for you.',
  message: 'Message us',
  messageText: 'On WhatsApp, {hours}',
  call: 'Call us',
  write: 'Email us',
  save: 'Save our number in your phone',
  languages: {
    title: 'Message us in your language',
    lead: 'Choose a language. WhatsApp opens with the message written, and you can change it before you send it.',
    facts: 'Or read the price, the services and the refund rules in',
  },
  find: {
    title: 'Find us',
    hoursTitle: 'Customer service',
    hours: '{hours}',
    mapTitle: 'Map of {city}, {region}',
    mapAlt:
      'Drawn map: {city} with its station on the west bank of the Hooghly, the Howrah Bridge, and Kolkata on the east bank',
    showMap: 'Show the live map',
    openMap: 'Open in maps',
    /** The town of the drawn map, and what is written on it besides. With another town in facts.ts no map is drawn. */
    map: {
      city: 'Howrah',
      station: 'Station',
      bridge: ['Howrah', 'Bridge'],
      river: 'Hooghly',
      across: 'Kolkata',
    },
    mapNote: 'The live map comes from Google Maps. It loads only when you press.',
  },
  care: {
    title: 'Customer Care',
    lead: 'Already booked, or on your journey? Customer care is there {hours}.',
    message: 'Message us',
    firstMessage: 'Assalamu alaikum, I need help with my Umrah journey.',
  },
};
