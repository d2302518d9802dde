/** The words and pictures of the About page. */

export const about = {
  label: 'About Us',
  /** For search engines and the browser's tab: the first that fits is used, 60 and 160 characters at most. */
  titles: ['About {name}', 'About us'],
  descriptions: [
    '{name} is a travel agency in {city} that arranges Umrah journeys: what we offer, and why pilgrims may choose us.',
    'A travel agency in {city} that arranges Umrah journeys: what we offer, and why pilgrims may choose us.',
  ],
  eyebrow: 'About us',
  title: 'From {city} to the House of Allah',
  lead: 'We arrange one kind of journey: Umrah.',
  picture: 'hero-poster-portrait',
  who: {
    title: 'Who we are',
    lead: '{name} is a travel agency in {city}, {region}. We arrange Umrah journeys.',
    text: 'One package brings together {servicesInText}. If Umrah is your first journey abroad, ask us about every step, by message, phone or email.',
  },
  mission: {
    title: 'Our mission',
    text: 'That every pilgrim, young or old, can give their days in Makkah and Madinah to worship, and leave the arrangements to us.',
  },
  offer: {
    title: 'What we offer',
    services: {
      hotel: 'Premium accommodation near the two holy mosques.',
      flight: 'Your flight is part of the package.',
      visa: 'We help you with your Umrah visa. The Saudi authorities decide on every visa.',
      'zam-zam': ['{zamZam}.', 'Zam Zam water is part of the package.'],
      food: 'Breakfast every day. Full board if you choose it.',
      ziyarat: 'Guided ziyarah tours in Makkah and in Madinah.',
      transportation: 'Private transfers from the airport and between the cities.',
      'umrah-kit': 'An Umrah kit is part of the package. Ask us what is in it.',
    },
  },
  reasons: {
    title: 'Why choose {name}',
    /** A reason with a service is left out where the price excludes it. */
    list: [
      {
        title: 'A price before you ask',
        text: 'Packages start from {price} per person. Customised packages are priced by itinerary.',
      },
      {
        service: 'hotel',
        title: 'Near the holy mosques',
        text: 'Premium accommodation near the two holy mosques, in Makkah and in Madinah.',
      },
      {
        service: 'care',
        title: 'Help all the way',
        text: 'Call or message us, {hours}, before the journey and during it.',
      },
      {
        service: 'transportation',
        title: 'Private transfers',
        text: 'From the airport, and between the cities.',
      },
      {
        title: 'Refund rules in plain words',
        text: [
          '{percent}% refundable within {days} {day/days} of booking. Non-refundable: {nonRefundable}.',
          '{percent}% refundable within {days} {day/days} of booking.',
        ],
        href: '/refund-policy',
      },
    ],
  },
  /** Shown as soon as facts.ts holds a licence. */
  licences: {
    title: 'Verify us before you pay',
    lead: 'Compare these with the papers that we show you, and with the office that issued them.',
  },
  closing: {
    title: 'Begin with a question',
    lead: 'Tell us when you would like to travel and how many you are. Ask us anything first.',
    action: 'Ask us on WhatsApp',
    pictures: ['masjid-quba', 'cave-hira', 'uhud'],
  },
};
