/**
 * Every fact that changes within a year, once, and nothing but facts. `npm run dev` shows them as a form, at /.dev/facts.
 *
 * - Words and days are in quotes, such as '2025-06-02' or '2/6/2025', plain numbers are without, such as 109999. A number with
 *   a comma or a sign needs quotes: '₹1,09,999'.
 * - What is not known yet is empty: '' for words, [] and {} for lists, null for a number. Nothing of it is shown.
 *   To fill in an example, delete the // before it and put your own facts in.
 * - checked is the day on which you last made sure of the group; the build reminds you when that is long ago. A group
 *   without it is a sample: the build lists it and an upload refuses it. Once all of it is right, delete the // before it,
 *   and write the day. A group with nothing in it needs no day.
 * - The texts of the site name a fact in braces; the name is after it, such as {price}.
 * - In the remark over a fact, the words before the colon are its label in the form.
 */
export const facts = {
  /** Agency: who you are, and how visitors reach you. */
  agency: {
    // checked: '2026-11-22',
    /** Really yours: what the project came with and is right as it is; to say so, delete the // before it. */
    unchanged: [
      // 'name', // Name
      // 'mapQuery', // On the map
    ],
    /** Name: as on your licence. */
    name: 'Safar Umrah', // {name}
    /** Website: its address with https://, without a slash at the end. */
    siteUrl: 'https://www.example.com',
    /** Phone: with the country code, such as +91 98765 43210. */
    phone: '+910000000000', // {phone}
    /** WhatsApp: the number, written in the same way. */
    messaging: '+910000000000',
    /** E-mail: one address. */
    email: 'hello@example.com',
    /** Hours: when somebody answers, such as 9 am to 9 pm; 24x7 is day and night. */
    hours: '24x7', // {hours}
    /** Address. */
    address: {
      /** Street: with the house, and what helps to find it. */
      street: 'Sample Street 00',
      /** Town. */
      city: 'Howrah', // {city}
      /** PIN code: six digits. */
      postalCode: '000000',
      /** State. */
      region: 'West Bengal', // {region}
      /** Country: in English. */
      country: 'India', // {country}
      /** Country code: two capital letters. */
      countryCode: 'IN',
    },
    /**
     * People: who answers, and who leads the groups; up to six.
     * - name: Name.
     * - languages: Languages: that he or she speaks, such as Bengali, Hindi and Urdu.
     * - picture: Photograph: the name of its file in src/pictures without the ending, such as imran.
     * - line: One line: about the work, such as Answers your messages.
     */
    people: [
      // { name: 'Sample Name', languages: 'Bengali, Hindi and Urdu', picture: 'sample', line: 'Answers your messages.' },
    ],
    /** Photograph of the office: the name of its file in src/pictures, such as office. */
    office: '',
    /** On the map: what somebody types there to find you. */
    mapQuery: 'Howrah, West Bengal, India',
  },

  /** Licences. */
  licences: {
    // checked: '2026-11-22',
    /**
     * Licences and registrations: what About shows, as on the document.
     * - label: Name of the document.
     * - value: Number.
     * - url: Address to check it: the page of the office where a family finds this number.
     * - seen: Name there: whose name the family should see on that page, as it is written there.
     */
    list: [
      // { label: 'GST number', value: '19AAAAA0000A1Z5', url: 'https://services.gst.gov.in/services/searchtp', seen: 'Sample Travels' },
    ],
  },

  /** Package: the price, and what it includes. */
  package: {
    checked: '2026-11-22',
    /** Name: above the price. */
    name: 'The Umrah package', // {package}
    /** Price: the lowest for one person, in whole rupees; empty (null) once there are prices by room. */
    price: 109999, // {price}
    /** In the price: short names; what visitors read is under them in src/content/languages. */
    includes: [
      'hotel',
      'flight',
      'zam-zam',
      'food',
      'ziyarat',
      'laundry',
      'care',
      // 'gst', // GST
      // 'tcs', // TCS
    ], // {includes}
    /** Not in the price: short names. A service in this list is not shown as included. */
    excludes: [
      // 'gst', // GST
      // 'tcs', // TCS
      // 'vaccination',
      // 'insurance',
      // 'extraBaggage',
      // 'food', // Food
      // 'otherMeals',
      // 'personal',
      // 'wheelchair',
      // 'tips',
      // 'visa',
      // 'transportation',
      // 'umrah-kit',
    ],
    /** Taxes: fill these in once GST or TCS is under Not in the price. */
    taxes: {
      /** GST, per cent: such as 5. */
      gst: null, // {gst}
      /** TCS, per cent: such as 2. */
      tcs: null, // {tcs}
      /** TCS is counted on: price, or total, which is the price with GST. */
      tcsOn: null, // {tcsOn}
    },
    /** Prices by room: for one person, in whole rupees, such as 109999. */
    rooms: {
      /** Four share a room. */
      four: null,
      /** Three share a room. */
      three: null,
      /** Two share a room. */
      two: null,
      /** A room for one. */
      one: null,
      /** Child with a bed. */
      child: null,
      /** Child without a bed. */
      childNoBed: null,
      /** Infant. */
      infant: null,
    },
    /** Child, under which age: in years, such as 12. */
    childUnder: null, // {childUnder}
    /** Infant, under which age: in years, such as 2. */
    infantUnder: null, // {infantUnder}
    /** Zam Zam, litres: for one person, such as 5. */
    zamZamLitres: null, // {litres}; as a phrase {zamZam}
    /** Meals, each day: breakfast, breakfastAndDinner or all. If there are none, Food is not in the price. */
    meals: null, // {meals}, with the line below
    /** Indian food: yes or no, once the meals are known. */
    indianFood: null,
  },

  /** Payment. */
  payment: {
    // checked: '2026-11-22',
    /** Advance: what one person pays at booking, in whole rupees, such as 25000. */
    advance: null, // {advance}
    /** Rest, days before departure: when it must be paid at the latest, such as 30. */
    balanceDays: null, // {balanceDays}
    /** Bank account: the name that the money goes to, as the bank writes it. */
    account: '', // {account}
  },

  /** Departures. */
  departures: {
    // checked: '2026-11-22',
    /**
     * Journeys: one line each, without what you do not know. A day that has passed is left out by itself.
     * - date: Day of departure.
     * - days: Days.
     * - nightsMakkah: Nights in Makkah.
     * - nightsMadinah: Nights in Madinah.
     * - hotelMakkah: Hotel in Makkah: its name as under hotels, where there are two.
     * - hotelMadinah: Hotel in Madinah: in the same way.
     * - from: From: the town of the airport.
     * - airline: Airline.
     * - direct: Direct flight: true, or via and the city where they change.
     * - via: Via: the city where they change, where the flight is not direct.
     * - baggageKilos: Baggage, kilos.
     * - price: Price: for one person, in the room with the lowest price. If it equals the price of the package, this journey has the package's other room prices too.
     * - rooms: Prices by room: of this journey, instead of its price.
     * - rooms.four: Four share a room.
     * - rooms.three: Three share a room.
     * - rooms.two: Two share a room.
     * - rooms.one: A room for one.
     * - rooms.child: Child with a bed.
     * - rooms.childNoBed: Child without a bed.
     */
    list: [
      // { date: '2027-01-09', days: 15, nightsMakkah: 8, nightsMadinah: 6, from: 'Kolkata', airline: 'Sample Air', direct: true, baggageKilos: 30, price: 109999 },
      // { date: '2027-02-15', days: 22, nightsMakkah: 12, nightsMadinah: 9, from: 'Kolkata', airline: 'Sample Air', via: 'Muscat', baggageKilos: 30, rooms: { four: 134999, two: 159999, child: 119999 } },
    ],
  },

  /** Hotels. */
  hotels: {
    // checked: '2026-11-22',
    /**
     * Makkah.
     * - name: Name: as at the door.
     * - metres: Metres on foot: to Masjid al-Haram.
     */
    makkah: [
      // { name: 'Sample Towers Makkah', metres: 650 },
    ],
    /**
     * Madinah.
     * - name: Name: as at the door.
     * - metres: Metres on foot: to Masjid Nabawi.
     */
    madinah: [
      // { name: 'Sample Garden Madinah', metres: 350 },
    ],
  },

  /** Rules: what the legal pages say. */
  policy: {
    checked: '2026-11-22',
    /** Effective date: from which the pages of rules apply. Whoever changes a rule writes the new day here. */
    effectiveDate: '2025-06-02',
    /** Refund. */
    refund: {
      /** Paid back: of the price, in per cent, at least 1. If nothing is, the pages that say it need other words. */
      percent: 100, // {percent}
      /** Days from booking: within which that holds. */
      days: 7, // {days}
      /** Business days: in which a refund is processed. */
      processingDays: { from: 7, to: 14 }, // {from} and {to}; both as {period}, {periodInWords} or {periodAsTyped}: 7–14, 7 to 14, 7-14
      /** Never paid back: short names; what visitors read is under them in src/content/languages. */
      nonRefundable: [
        'visa',
        'airfare',
        'service',
      ], // {nonRefundable}
      /**
       * Later cancellations: once the days from booking are over; a line for each share, from the most days to the fewest.
       * - daysBefore: Days before departure: at least so many; 0 is up to the day itself.
       * - paidBack: Paid back, per cent: or write what is kept.
       * - kept: Kept, per cent.
       */
      steps: [
        // { daysBefore: 30, paidBack: 80 },
        // { daysBefore: 15, kept: 50 },
      ], // {refundSteps}
      /** These shares are: of refundable, which is the price without what is never paid back, or of price. */
      stepsOf: null,
    },
    /** Ask about: what no page says yet, so the site tells visitors to ask; take one away once your legal pages say it. */
    askAbout: ['refund', 'visa', 'walking'],
    /** Passport, months: how long it must be valid from the travel date. */
    passportMonths: 6, // {months}
    /** Papers: what a traveller brings to you; short names, as above. */
    papers: [
      // 'passport',
      // 'photographs',
      // 'pan', // PAN card
      // 'aadhaar', // Aadhaar card
      // 'vaccination',
    ], // {papers}
    /** Payment: in one sentence, until the advance or the days for the rest are known. */
    payment: 'A minimum advance at booking, full payment before departure.', // {payment}
    /** Compensation: the most that is paid. Each language has its own words for this fact, the one above and the one below. */
    compensationLimit: 'the package cost', // {compensationLimit}
    /** Courts: whose decide. */
    jurisdiction: 'West Bengal, India', // {jurisdiction}
  },

  /** Questions for you: what only you can answer; the build repeats each until its line is deleted. */
  agencyQuestions: [
    'Are the visa, the transfers and the Umrah kit in the starting price? The price card does not name them.',
    'Are visa fees, airfare and service fees paid back too when somebody cancels within 7 days?',
  ],
};
