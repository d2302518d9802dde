/**
 * Every fact that changes within a year, once, and nothing but facts.
 *
 * - Words and days are in quotes, such as '2025-06-02' or '2/6/2025', plain numbers are without, such as 109999. A number with
 *   a comma or a sign needs quotes: '₹1,09,999'.
 * - What is not known yet is empty: '' for words, [] and {} for lists, null for a number. Nothing of it is shown.
 *   To fill in an example, delete the // before it and put your own facts in.
 * - checked is the day on which you last made sure of the group; the build reminds you when that is long ago. A group
 *   without it is a sample: the build lists it and an upload refuses it. Once all of it is right, delete the // before it.
 * - The texts of the site name a fact in braces; the name is after it, such as {price}.
 */
export const facts = {
  agency: {
    // checked: '2026-11-22',
    /** As on your licence. */
    name: 'Safar Umrah', // {name}
    /** The address of this site with https://, without a slash at the end. */
    siteUrl: 'https://www.example.com',
    /** With the country code, such as '+91 98765 43210'. */
    phone: '+910000000000', // {phone}
    /** The number on WhatsApp, written in the same way. */
    messaging: '+910000000000',
    /** One address. */
    email: 'hello@example.com',
    /** When somebody answers, such as '9 am to 9 pm'. */
    hours: '24x7', // {hours}
    address: {
      /** House, street and what helps to find it. */
      street: 'Sample Street 00',
      /** The town. */
      city: 'Howrah', // {city}
      /** Six digits, in quotes. */
      postalCode: '000000',
      /** The state. */
      region: 'West Bengal', // {region}
      /** In English. */
      country: 'India', // {country}
      /** Two capital letters. */
      countryCode: 'IN',
    },
    /** What somebody types to find you on the map. */
    mapQuery: 'Howrah, West Bengal, India',
  },

  licences: {
    checked: '2026-11-22',
    /** What About shows, as on the document. */
    list: [
      // { label: 'GST number', value: '19AAAAA0000A1Z5' },
    ],
  },

  package: {
    checked: '2026-11-22',
    /** Above the price. */
    name: 'The Umrah package', // {package}
    /** The lowest price for one person, in whole rupees. Write null here once rooms has prices: the lowest of them is shown. */
    price: 109999, // {price}
    /** Short names; what visitors read is under them in src/content/languages. A name of the next list may be in this one. */
    includes: ['hotel', 'flight', 'zam-zam', 'food', 'ziyarat', 'laundry', 'care'], // {includes}
    /** Short names of what the price does not include. A service in this list is not shown as included. */
    excludes: [
      // 'gst',
      // 'tcs',
      // 'vaccination',
      // 'insurance',
      // 'extraBaggage',
      // 'otherMeals',
      // 'personal',
      // 'wheelchair',
      // 'tips',
      // 'visa',
      // 'transportation',
      // 'umrah-kit',
    ],
    /** What is added to the price as tax, once excludes names it; a tax that is in the price is named in includes. */
    taxes: {
      /** In per cent, such as 5. */
      gst: null, // {gst}
      /** In per cent, such as 2. */
      tcs: null, // {tcs}
      /** What TCS is counted on: 'price', or 'total', which is the price with GST. */
      tcsOn: null, // {tcsOn}
    },
    /** The price for one person in whole rupees, such as four: 109999, by how many share a room. */
    rooms: {
      four: null,
      three: null,
      two: null,
      one: null,
      /** A child with a bed of its own. */
      child: null,
      /** A child without a bed of its own. */
      childNoBed: null,
      infant: null,
    },
    /** The age in years under which the price of a child holds, such as 12, and that of an infant, such as 2. */
    childUnder: null, // {childUnder}
    infantUnder: null, // {infantUnder}
    /** Litres of Zam Zam water for one person, such as 5. */
    zamZamLitres: null, // {litres}; as a phrase {zamZam}
  },

  payment: {
    checked: '2026-11-22',
    /** What one person pays at booking, in whole rupees, such as 25000. */
    advance: null, // {advance}
    /** How many days before departure the rest must be paid at the latest, such as 30. */
    balanceDays: null, // {balanceDays}
    /** The name of the bank account that the money goes into, as the bank writes it. */
    account: '', // {account}
  },

  departures: {
    checked: '2026-11-22',
    /**
     * One line a journey; a day that has passed is left out by itself. What you do not know of a journey, leave out.
     * - from: the town of its airport. Write direct: true, or via: and the city.
     * - hotelMakkah, hotelMadinah: its hotel, by its name in hotels, where a city has two.
     * - price: for one person in the room with the lowest price. Where it is that of the package, all prices of rooms hold.
     * - rooms: instead of price, the journey's own prices, with the names of rooms above.
     */
    list: [
      // { date: '2027-01-09', days: 15, nightsMakkah: 8, nightsMadinah: 6, from: 'Kolkata', airline: 'Sample Air', direct: true, baggageKilos: 30, price: 109999 },
      // { date: '2027-02-15', days: 22, nightsMakkah: 12, nightsMadinah: 9, from: 'Kolkata', airline: 'Sample Air', via: 'Muscat', baggageKilos: 30, rooms: { four: 134999, two: 159999, child: 119999 } },
    ],
  },

  hotels: {
    checked: '2026-11-22',
    /** The name as at the door, and the metres on foot to Masjid al-Haram. */
    makkah: [
      // { name: 'Sample Towers Makkah', metres: 650 },
    ],
    /** The same, with the metres on foot to Masjid Nabawi. */
    madinah: [
      // { name: 'Sample Garden Madinah', metres: 350 },
    ],
  },

  policy: {
    checked: '2026-11-22',
    /** The day from which the legal pages apply. */
    effectiveDate: '2025-06-02',
    refund: {
      /** What is paid back of the price, in per cent. */
      percent: 100, // {percent}
      /** Days from booking within which that holds. */
      days: 7, // {days}
      /** Business days in which a refund is processed. */
      // {from} and {to}; both as {period}, {periodInWords} or {periodAsTyped}: 7–14, 7 to 14, 7-14.
      processingDays: { from: 7, to: 14 },
      /** Short names; what visitors read is under them in src/content/languages. */
      nonRefundable: ['visa', 'airfare', 'service'], // {nonRefundable}
    },
    /** What no page answers, so that the site tells visitors to ask; delete a name once your legal pages say it. */
    unanswered: ['refund', 'visa', 'walking'],
    /** Months that a passport must be valid, counted from the travel date. */
    passportMonths: 6, // {months}
    /** What a traveller brings to you: short names; what visitors read is under them in src/content/languages. */
    papers: [
      // 'passport',
      // 'photographs',
      // 'pan',
      // 'aadhaar',
      // 'vaccination',
    ], // {papers}
    /** What is paid and when, in one sentence. Once advance and balanceDays are known, {payment} says those instead. */
    payment: 'A minimum advance at booking, full payment before departure.', // {payment}
    /** The most that is paid as compensation. Each language has its words for this fact, the one above and the one below. */
    compensationLimit: 'the package cost', // {compensationLimit}
    /** Whose courts decide. */
    jurisdiction: 'West Bengal, India', // {jurisdiction}
  },

  /** What only you can answer; the build repeats each question until its line is deleted. */
  openQuestions: [
    'Are the visa, the transfers and the Umrah kit in the starting price? The price card does not name them.',
    'Are visa fees, airfare and service fees paid back too when somebody cancels within 7 days?',
  ],
};
