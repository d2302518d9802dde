/**
 * The words around the facts that families ask for before they pay: departures, hotels, rooms, payment. A block shows
 * once its facts are filled in in facts.ts; until then its question stands under "Ask before you pay".
 */

export const answers = {
  asOf: 'As of {date}',
  departures: {
    title: 'Next departures',
    asOf: 'Dates as of {date}',
    length: '{tripDays} {day/days}',
    nightsMakkah: '{nights} {night/nights} in Makkah',
    nightsMadinah: '{nights} {night/nights} in Madinah',
    direct: '{airline}, direct',
    via: '{airline}, via {via}',
    baggage: '{kilos} kg of checked baggage',
    ask: 'Ask about this date',
    message: 'Assalamu alaikum, I would like to know about the Umrah journey of {date}.',
  },
  hotels: {
    title: 'Your hotels',
    makkah: 'In Makkah',
    madinah: 'In Madinah',
    distanceMakkah: '{metres} m on foot from Masjid al-Haram',
    distanceMadinah: '{metres} m on foot from Masjid Nabawi',
  },
  rooms: {
    title: 'Price per person',
    four: '4 in a room',
    three: '3 in a room',
    two: '2 in a room',
    one: '1 in a room',
    child: 'Child',
    infant: 'Infant',
  },
  excludes: 'Not in this price',
  payment: {
    advance: 'Advance at booking: {advance} per person',
    balance: 'The rest: at the latest {balanceDays} {day/days} before departure',
    account:
      'Pay only into the account of {account}. If anybody gives you another account, do not pay into it, and call us at once.',
  },
  zamZam: '{litres} {litre/litres} of Zam Zam water per person',
  ask: {
    title: 'Ask before you pay',
    lead: 'One tap opens WhatsApp with these questions written; you only press send. Keep our answers until you are home again.',
    button: 'Send us these questions',
    more: '{questions} more {question/questions}',
    greeting: 'Assalamu alaikum. Before I pay, please answer these questions in writing:',
    questions: {
      departures: 'Which dates, which airline, direct or via which city?',
      hotels: 'Which hotels in Makkah and in Madinah, and how far is each from the mosque on foot?',
      rooms: 'How many persons share a room?',
      excludes: 'What is not in the price? Are GST and TCS in it?',
      payment: 'How much is the advance, and by which day must I pay the rest?',
      refund:
        'How much of my price is non-refundable, and what applies more than {days} {day/days} after booking?',
      visa: 'What do I get back if a visa is refused?',
      account: 'In whose name is the account that I pay into?',
      walking: 'What help is there for a traveller who cannot walk far?',
    },
  },
  family: {
    title: 'Send this page to your family',
    message: 'Umrah packages of {name}: the price, what it includes, and the refund rules',
  },
  /** Beside the code on paper. */
  scan: 'To message us on WhatsApp, scan this code with your phone\u2019s camera',
};
