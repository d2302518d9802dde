/**
 * English: the words of Home, in the order of the page, and of header, menu and footer. The other languages have the same
 * lines under the same names. Words in braces, such as {price}, are facts of facts.ts; the names are there, after each fact.
 */

export const en = {
  /** What search engines and the browser's tab show; the first that is short enough is used. */
  titles: [
    '{name}: Umrah packages from {city}',
    '{name}: Umrah packages',
    '{name}: Umrah',
    'Umrah packages from {city}',
  ],
  descriptions: [
    'Umrah packages from {city}: {servicesInText}. From {price} per person ({withTaxes}).',
    'Umrah packages from {city}: {servicesInShort}. From {price} per person ({withTaxes}).',
    'Umrah packages from {city}, {region}: {servicesInText}. From {price} per person.',
    'Umrah packages from {city}: {servicesInText}. From {price} per person.',
  ],
  /** The figures from one on, as a sentence begins with them; higher ones are in digits. */
  counts: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  /** Header, menu and footer. */
  layout: {
    main: 'Main',
    skip: 'Skip to the content',
    home: 'Home',
    contact: 'Contact',
    about: 'About Us',
    message: 'Message us on WhatsApp',
    call: 'Call',
    menu: 'Menu',
    close: 'Close the menu',
    price: 'Package price',
    tagline: 'Umrah journeys from {city}, {region}, {country}.',
  },
  /** The first words that each messaging link has ready; the visitor can change them before sending. No personal data. */
  messages: {
    general: 'Assalamu alaikum, I would like to know about the Umrah package.',
    booking: 'Assalamu alaikum, I would like to book an Umrah journey. Please tell me how to begin.',
    price: 'Assalamu alaikum, I have seen the Umrah package on your website. Please tell me the price for my plan.',
    /** What a visitor fills in below a message, one line each; `month` is not asked below a message about a date. */
    month: 'Month or date:',
    lines: ['Adults:', 'Children, with their ages:', '{ifHotel}Persons in a room:', 'Our town:'],
  },
  /**
   * What hours of 24x7 are called; other hours are shown as facts.ts has them. A text with {ifAllDay}, which shows nothing itself,
   * is shown only if the hours are 24x7, and one with {ifHotel} only unless the price excludes the hotel.
   */
  hours: { allDay: '24x7' },
  licences: { title: 'License & Registration' },
  /** The first screen. */
  hero: {
    pause: 'Pause the background video',
    headline: 'A blessed Umrah journey, cared\u00a0for at every step',
    tagline: 'In one package from {city}: {servicesInShort}.',
    book: 'Book Your Umrah Now',
    more: 'See what is included',
    price: 'Packages from {price} per person',
  },
  /**
   * The tiles below it; their names are in the footer and on About too. In English a brief has at most six words. A phrase is how
   * sentences name the service.
   */
  includes: {
    title: 'Package includes',
    lead: '{count} {thing/things} we arrange for you.',
  },
  services: {
    hotel: { name: 'Hotel', phrase: 'hotel', brief: 'Near the two holy mosques' },
    flight: { name: 'Flight', phrase: 'flight', brief: 'Booked with your package' },
    visa: { name: 'Visa', phrase: 'visa help', brief: 'Help with your Umrah visa' },
    'zam-zam': { name: 'Zam Zam', phrase: 'Zam Zam', brief: ['{zamZam}', 'Zam Zam water included'] },
    food: { name: 'Food', phrase: 'food', brief: ['{meals}', 'Breakfast daily, full board optional'] },
    ziyarat: { name: 'Ziyarat', phrase: 'guided ziyarat', brief: 'Guided visits in both cities' },
    transportation: { name: 'Transportation', phrase: 'transfers', brief: 'Private airport and intercity transfers' },
    'umrah-kit': { name: 'Umrah Kit', phrase: 'Umrah kit', brief: 'Included in the package' },
  },
  /** The points beside the three pictures. */
  panel: {
    title: 'Best in class Umrah package',
    points: {
      hotel: 'Premium accommodation near the two holy mosques',
      visa: 'Visa assistance',
      transportation: 'Private airport and intercity transfers',
      ziyarat: 'Guided ziyarah tours',
      food: ['{meals}', 'Daily breakfast, with optional full board'],
      care: ['{ifAllDay}24/7 assistance', 'Assistance, {hours}'],
    },
  },
  /** What each picture of src/pictures shows, for those who cannot see it, under its name without the ending. */
  pictures: {
    'hero-poster-landscape': 'Illustration: pilgrims walking around the Kaaba in Makkah at dusk',
    hotel:
      'Illustration: a hotel bedroom in Makkah at dusk, its arched window looking down on the Kaaba',
    transfer:
      'Illustration: a private coach on the desert road between Makkah and Madinah at dusk',
    'ziyarah-group':
      'Illustration: a family and other pilgrims walking towards a mosque behind a guide',
    'cave-hira':
      'Illustration: Jabal al-Nour rising steeply at dusk, its lit path leading up to Cave Hira',
    'cave-thawr':
      'Illustration: the rugged peaks of Jabal Thawr at dusk, the mouth of the cave high up',
    'masjid-aisha':
      'Illustration: the white Masjid Aisha at Tan’im with its two minarets, low dome and palms',
    mina: 'Illustration: the white tents of Mina between its hills at dusk',
    arafat:
      'Illustration: the boulder hill of Jabal al-Rahmah with its small white pillar, pilgrims in white on the plain of Arafat',
    'masjid-nabawi':
      'Illustration: the green dome and minarets of the Prophet’s Mosque in Madinah above its courtyard at dusk',
    baqi:
      'Illustration: the quiet earth graves and paved path of Jannat al-Baqi, the green dome of the Prophet’s Mosque beyond its wall',
    'masjid-quba':
      'Illustration: the white domes and four minarets of Masjid Quba among date palms at dusk',
    uhud:
      'Illustration: the red ridge of Mount Uhud at dusk, the Archers’ hill and a white mosque in the plain below',
    'hero-poster-portrait':
      'Illustration: the Kaaba at dusk, pilgrims walking around it in the lamp-lit court of al-Masjid al-Haram',
  },
  /** The places of ziyarat by city, under the slugs of structure.ts. */
  ziyarat: {
    /** What a screen reader hears when the strip moves; the browser script puts the figures in. */
    position: '{first}–{last} of {total}',
    /** In `title`, {cityName} stands for the `name` above it. */
    cities: {
      makkah: {
        name: 'Makkah',
        title: 'Ziyarat locations in {cityName}',
        lead: '{count} {place/places} that pilgrims visit in and around the city of the Kaaba.',
        previous: 'Previous place in Makkah',
        next: 'Next place in Makkah',
        places: {
          'cave-hira': {
            name: 'Cave Hira',
            line: 'On the Mountain of Light, where the first verses of the Qur’an were revealed to the Prophet ﷺ.',
            source: 'Sahih al-Bukhari 3',
          },
          'cave-thawr': {
            name: 'Cave Thawr',
            line: 'South of Makkah, where the Prophet ﷺ and Abu Bakr (RA) sheltered during the Hijrah.',
            source: 'Sahih al-Bukhari 3922',
          },
          'masjid-aisha': {
            name: 'Masjid Aisha',
            line: 'At Tan’im, where Aisha (RA) began her Umrah. Pilgrims in Makkah enter ihram here for another Umrah.',
            source: 'Sahih al-Bukhari 1518',
          },
          mina: {
            name: 'Mina',
            line: 'The tent city between Makkah and Muzdalifah, where Hajj pilgrims stay.',
          },
          arafat: {
            name: 'Arafat',
            line: 'The plain where the Prophet ﷺ gave his Farewell Sermon and Hajj pilgrims stand in prayer.',
          },
        },
      },
      madinah: {
        name: 'Madinah',
        title: 'Ziyarat locations in {cityName}',
        lead: '{count} {place/places} that pilgrims visit in the city of the Prophet ﷺ.',
        previous: 'Previous place in Madinah',
        next: 'Next place in Madinah',
        places: {
          'masjid-nabawi': {
            name: 'Masjid Nabawi',
            line: 'The Prophet’s Mosque. One prayer here is better than a thousand elsewhere, except in al-Masjid al-Haram.',
            source: 'Sahih al-Bukhari 1190',
          },
          baqi: {
            name: 'Baqi Cemetery',
            line: 'Beside the Prophet’s Mosque, the resting place of many of the family and companions of the Prophet ﷺ.',
          },
          'masjid-quba': {
            name: 'Masjid Quba',
            line: 'The first mosque built in Islam. Whoever purifies himself at home and prays here has a reward like that of an Umrah.',
            source: 'Sunan Ibn Majah 1412',
          },
          uhud: {
            name: 'Uhud Mountain',
            line: '“A mountain which loves us and which we love.” Hamza (RA) and the martyrs of Uhud are buried here.',
            source: 'Sahih Muslim 1392',
          },
        },
      },
    },
  },
  /** The price card. Lines are ready for what facts.ts may name, whichever of its two lists it is in. */
  price: {
    title: '{package}',
    amount: 'Starting from {price} per person',
    includesTitle: 'Package includes',
    includes: {
      hotel: 'Hotel',
      flight: 'Flight',
      'zam-zam': ['{zamZam}', 'Zam Zam'],
      food: ['{meals}', 'Fooding'],
      ziyarat: 'Ziyarat',
      laundry: 'Laundry',
      care: ['{ifAllDay}24x7 customer service', 'Customer service, {hours}'],
    },
    includesNote: 'Ask us which services your price covers.',
    /** In small letters, for sentences; a list begins each with a capital. */
    excludes: {
      gst: ['GST ({gst}%)', 'GST'],
      tcs: ['TCS ({tcs}% {tcsOn})', 'TCS ({tcs}%)', 'TCS'],
      vaccination: 'vaccination',
      insurance: 'travel insurance',
      extraBaggage: 'extra baggage',
      otherMeals: 'meals that are not named here',
      personal: 'personal expenses',
      wheelchair: 'wheelchair',
      tips: 'tips',
    },
    note: 'Customised packages are priced by itinerary. Tell us your plan and ask for the price.',
    refundLink: 'Refund Policy',
    conditions: {
      refund: [
        '{percent}% refundable within {days} {day/days} of booking. Non-refundable: {nonRefundable}.',
        '{percent}% refundable within {days} {day/days} of booking.',
      ],
      payment: '{payment}',
      passport: 'Passport: valid at least {months} {month/months} from the travel date.',
    },
    action: 'Ask for this package',
  },
  /** What is not paid back, in sentences such as the conditions above. */
  nonRefundable: {
    visa: 'visa fees',
    airfare: 'airfare',
    service: 'service fees',
  },
  /** What families ask: each block is shown once facts.ts has its facts; until then its question is, under `askFirst`. */
  answers: {
    asOf: 'As of {date}',
    departures: {
      title: 'Next departures',
      length: '{tripDays} {day/days}',
      nightsMakkah: '{nights} {night/nights} in Makkah',
      nightsMadinah: '{nights} {night/nights} in Madinah',
      from: 'From {from}',
      direct: '{airline}, direct',
      via: '{airline}, via {via}',
      baggage: '{kilos} kg of checked baggage',
      price: '{price} per person',
      /** Once the day has passed, the other line. */
      restBy: 'Pay the rest by {date}',
      restDue: 'Booking now, you pay the full price at once',
      pricesDiffer: 'The price can differ by date.',
      /** At a date with the prices of the price card, which is above it. */
      asAbove: 'Prices as above',
      ask: 'Ask about this date',
      message: 'Assalamu alaikum, I would like to know about the Umrah journey of {date}.',
    },
    hotels: {
      title: 'Your hotels',
      titleSeveral: 'Hotels that we use',
      makkah: 'In Makkah',
      madinah: 'In Madinah',
      distanceMakkah: '{metres} m on foot from Masjid al-Haram',
      distanceMadinah: '{metres} m on foot from Masjid Nabawi',
      /** Beside the name of a hotel at a date. */
      metres: '{metres}\u00a0m',
    },
    rooms: {
      title: 'Price per person',
      /** Where a price is not known, and where an age is not. */
      ask: 'Ask us',
      age: 'Up to which age? Ask us.',
      /** Where only one price is known. */
      others: 'Other rooms, children and infants: ask us',
      four: '4 in a room',
      three: '3 in a room',
      two: '2 in a room',
      one: '1 in a room',
      child: ['Child under {childUnder}, with a bed', 'Child, with a bed'],
      childNoBed: ['Child under {childUnder}, without a bed', 'Child, without a bed'],
      infant: ['Infant under {infantUnder}', 'Infant'],
    },
    /** What a family pays in all; the script in the browser counts. */
    count: {
      open: 'What does your family pay in all?',
      persons: 'Persons',
      lowest: 'Lowest for you',
      sum: '{sum} for {people}',
      missing: 'Ask us for the sum. Not known here: {missing}.',
      shared: '{room}: {people} of you. Somebody else shares the room then, or ask us.',
    },
    excludes: 'Not in this price',
    taxes: {
      gst: 'GST',
      tcs: 'TCS',
      with: '{total} with {taxes}',
      /** Where a rate is not known. */
      added: '{taxes} {is/are} added',
      /** What TCS is counted on, which is {tcsOn}. */
      on: { price: 'of the price', total: 'of the price with GST' },
    },
    papers: {
      title: 'Papers to bring',
      list: {
        passport: 'passport',
        photographs: 'photographs',
        pan: 'PAN card',
        aadhaar: 'Aadhaar card',
        vaccination: 'vaccination certificate',
      },
    },
    /** The links under the price, in the menu and in the footer. */
    priceLinks: { departures: 'Dates', hotels: 'Hotels', account: 'Whose account' },
    payment: {
      advance: 'Advance at booking: {advance} per person.',
      balance: 'Pay the rest at least {balanceDays} {day/days} before departure.',
      /** Where both are known. */
      exact: '{advance} per person at booking, the rest at least {balanceDays} {day/days} before departure.',
      account:
        'Pay into the account of {account} only. If anybody gives you another account, do not pay into it, and call us at once.',
      /** Beside the account, the way to the licences. */
      verify: 'Verify us before you pay',
    },
    /** What is paid back of a booking that is cancelled after the first days. */
    refund: {
      title: 'If you cancel later than {days} {day/days} after booking:',
      step: 'At least {daysBefore} {day/days} before departure: {share}',
      last: 'Later: {share}',
      by: 'Cancel by {date}: {share}',
      share: '{paidBack}% {of}',
      of: { refundable: 'of what can be paid back', price: 'of the whole price' },
      nothing: 'nothing is paid back',
      none: 'This policy sets no amount for later cancellations. Ask before you pay.',
      later: [
        'What is paid back then depends on how long before departure you cancel. What can be paid back is the price without {nonRefundable}.',
        'What is paid back then depends on how long before departure you cancel.',
      ],
      rest: 'For a later cancellation this policy sets no amount. Ask before you pay.',
    },
    zamZam: '{litres} {litre/litres} of Zam Zam water per person',
    /** What is eaten each day. */
    meals: {
      daily: {
        breakfast: 'Breakfast daily',
        breakfastAndDinner: 'Breakfast and dinner daily',
        all: 'Breakfast, lunch and dinner daily',
      },
      indian: { yes: 'Indian food', no: 'not Indian food' },
      both: '{meals}, {food}',
    },
    askFirst: {
      title: 'Ask before you pay',
      lead: 'One tap opens WhatsApp with these questions written. Fill in the lines at the end, and press send. Keep our answers until you are home again.',
      button: 'Send us these questions',
      more: '{questions} more {question/questions}',
      greeting: 'Assalamu alaikum. Before I pay, please answer these questions in writing:',
      questions: {
        dates: 'Which dates are the next journeys, and how long is each?',
        flight: 'Which airport and airline, direct or via which city, and how much baggage?',
        airport: 'From which airport does the flight leave?',
        airline: 'Which airline, direct or via which city?',
        route: 'Is the flight direct, or via which city?',
        datePrice: 'What is the price on this date?',
        days: 'How many days is the journey?',
        nights: 'How many nights in each city?',
        baggage: 'How much checked baggage?',
        hotels:
          'Which hotels in Makkah and in Madinah, and how far is each from the mosque on foot?',
        hotelMakkah: 'Which hotel in Makkah, and how far is it from Masjid al-Haram on foot?',
        hotelMadinah: 'Which hotel in Madinah, and how far is it from Masjid Nabawi on foot?',
        distanceMakkah: 'How far is it on foot from Masjid al-Haram to {hotels}?',
        distanceMadinah: 'How far is it on foot from Masjid Nabawi to {hotels}?',
        whichMakkah: 'Which hotel in Makkah will be mine: {hotels}?',
        whichMadinah: 'Which hotel in Madinah will be mine: {hotels}?',
        rooms: 'How many persons share a room?',
        meals: 'Breakfast is in the price; which other meals?',
        indianFood: 'Is the food Indian?',
        excludes: ['What is not in the price? Does it include {taxes}?', 'What is not in the price?'],
        taxes: 'Does the price include {taxes}?',
        taxRates: 'How much is added to the price for {taxes}?',
        tcsOn: 'Is TCS counted on the price alone, or on the price with GST?',
        payment: 'How much is the advance, and by which day must I pay the rest?',
        advance: 'How much is the advance?',
        balance: 'By which day must I pay the rest?',
        refund:
          'How much of my price is non-refundable, and what applies more than {days} {day/days} after booking?',
        refundAmount: 'How much of my price is non-refundable?',
        papers: 'Which papers must I bring?',
        visa: 'What do I get back if a visa is refused?',
        account: 'In whose name is the account that I pay into?',
        walking:
          'What help is there for a traveller who uses a wheelchair or cannot walk far, and what does it cost?',
      },
    },
    family: {
      title: 'Send this page to your family',
      message: 'Umrah packages of {name}: the price, what it includes, and the refund rules',
    },
  },
  /** What header, menu and footer say of pages other than Home. */
  pages: {
    care: 'Customer Care',
    services: { journey: 'Your journey', stay: 'Your stay' },
    help: 'Help',
    about: { title: 'About', contact: 'Contact Us' },
    /** On About and Contact, once facts.ts has people or a photograph of the office. */
    people: { title: 'Our people', office: 'Our office', speaks: 'Speaks {languages}' },
    /** Around the text of every page of src/content/pages. */
    textPage: {
      effectiveDate: 'Effective date',
      contents: 'On this page',
      glance: 'At a glance',
      message: 'Message us',
      write: 'Email us',
      /** Where the page has no words of its own for them. */
      question: 'Do you have a question about this?',
      firstMessage: 'Assalamu alaikum, I have a question about “{title}”.',
    },
  },
  /** The box in the footer, in English alone: Home in Hindi has no room for it. */
  newsletter: {
    title: 'Umrah news by email (not open yet)',
    label: 'Your email address',
    placeholder: 'Enter your email to register',
    submit: 'Submit',
    note: 'Sign-up by email is not open yet. Nothing was sent, and nothing was kept. You can ask us for news on WhatsApp instead.',
    message: 'Message us',
    close: 'Close',
    firstMessage: 'Assalamu alaikum, please tell me when there is Umrah news.',
  },
  /** The page About. */
  about: {
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
        food: ['{meals}.', 'Breakfast every day. Full board if you choose it.'],
        ziyarat: 'Guided ziyarah tours in Makkah and in Madinah.',
        transportation: 'Private transfers from the airport and between the cities.',
        'umrah-kit': 'An Umrah kit is part of the package. Ask us what is in it.',
      },
    },
    reasons: {
      title: 'Why choose {name}',
      list: {
        price: {
          title: 'A price before you ask',
          text: [
            'Packages start from {price} per person ({withTaxes}). Customised packages are priced by itinerary.',
            'Packages start from {price} per person. Customised packages are priced by itinerary.',
          ],
        },
        hotel: {
          title: 'Near the holy mosques',
          text: 'Premium accommodation near the two holy mosques, in Makkah and in Madinah.',
        },
        care: {
          title: 'Help all the way',
          text: 'Call or message us, {hours}, before the journey and during it.',
        },
        transportation: {
          title: 'Private transfers',
          text: 'From the airport, and between the cities.',
        },
        refund: {
          title: 'Refund rules in plain words',
          text: [
            '{percent}% refundable within {days} {day/days} of booking. Non-refundable: {nonRefundable}.',
            '{percent}% refundable within {days} {day/days} of booking.',
          ],
        },
      },
    },
    /** Shown as soon as facts.ts holds a licence. */
    licences: {
      title: 'Verify us before you pay',
      lead: 'Compare these with the papers that we show you, and with the office that issued them.',
      check: 'Check it with the office',
      seen: 'You should see there: {seen}',
    },
    closing: {
      title: 'Begin with a question',
      lead: 'Tell us when you would like to travel and how many you are. Ask us anything first.',
      action: 'Ask us on WhatsApp',
    },
  },
  /** The page Contact; phone, email and address are in facts.ts. */
  contact: {
    /** The name of the page, above its title too. */
    label: 'Contact',
    titles: ['Contact {name}', 'Contact us'],
    descriptions: [
      'Message, call or email {name} in {city}, {region}. Customer care {hours}. A first message is ready in {languages} {language/languages}.',
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
      map: {
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
  },
  /** The page for addresses that do not exist. */
  notFound: {
    /** The name of the page, above its title too. */
    label: 'Page not found',
    titles: ['Page not found | {name}', 'Page not found'],
    descriptions: [
      '{name} has no page at this address. Go to the home page, or message, call or email us.',
      'This address does not exist here. Go to the home page, or message, call or email us.',
    ],
    title: 'This road does not lead to a page',
    lead: 'The address may have changed. Go to the home page, or call or message us.',
    home: 'Go to the home page',
    message: 'Message',
    call: 'Call',
    write: 'Email',
  },
};
