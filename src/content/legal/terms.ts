/** The words of Terms and Conditions; every figure, name and promise in them comes from the files imported here. */
import { formatList, formatPhone, formatRupees } from '../../format.ts';
import { agency } from '../agency.ts';
import { policy } from '../policy.ts';
import { pricing } from '../pricing.ts';
import { services } from '../services.ts';

const { fullShare, fullWithinDays, nonRefundable } = policy.refund;

export const terms = {
  title: 'Terms and Conditions',
  lead: `How you book an Umrah package with ${agency.name}, and what you need to take care of yourself.`,
  glance: [
    { figure: formatRupees(pricing.amount), text: 'starting price shown on this site' },
    { figure: 'In full', text: 'payment before departure, after a minimum advance at booking' },
    { figure: `${policy.passportMonths} months`, text: 'or more: passport validity from the travel date' },
    { figure: 'A limit', text: `compensation is limited to the ${policy.compensationLimit}` },
  ],
  sections: [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      body: [
        `${agency.name} is a travel agency in ${agency.address.city}, ${agency.address.region}, ${agency.address.country}. We sell Umrah packages.`,
        `In these terms, “we” and “us” mean ${agency.name}. “You” means the person who books and every traveller in the booking.`,
        'Please read these terms before you pay, with your family if you can. If a line is not clear to you, ask us about it first.',
        'Please also read these two pages:',
        {
          links: [
            { text: 'Refund Policy', url: '/refund-policy' },
            { text: 'Privacy Policy', url: '/privacy-policy' },
          ],
        },
      ],
    },
    {
      id: 'package',
      title: 'What the package includes',
      body: [
        'The price card on the home page lists what the package includes:',
        { list: pricing.includes },
        `The home page also shows these services of the package: ${formatList(services.map(({ name }) => name))}.`,
        'A package can also be customised. This means that it is arranged to your own plan.',
        'Before you pay, ask us which of these services are in your own package.',
      ],
    },
    {
      id: 'price',
      title: 'The price',
      body: [
        `The starting price shown on this site is ${formatRupees(pricing.amount)}. It is where our prices begin. Your own journey can cost more.`,
        pricing.note,
        'The itinerary is the plan of your journey, such as the dates, the cities, the hotels and the visits.',
        'Ask us what your price covers, what it does not cover, and how many travellers it is for.',
      ],
    },
    {
      id: 'booking',
      title: 'How you book',
      body: [
        'This site has no booking form and takes no payment. You book by message, by phone or by e-mail.',
        'A message link on this site opens with words already written. You can change them before you send them.',
        'A question is only a question. Asking us something does not book anything.',
        'When you book, give every name exactly as it stands in the passport. Check all names and dates before you agree.',
        `Write down the day of your booking. The ${fullWithinDays} days of the Refund Policy are counted from booking.`,
      ],
    },
    {
      id: 'ask-before-you-pay',
      title: 'What to ask before you pay',
      body: [
        'Some things can differ from one booking to another, so this page does not state them. Before you pay, please ask us:',
        {
          list: [
            'which services your package includes, and which it does not',
            'the names of your hotels, how far each is from the mosque, and how many persons share a room',
            'which meals are included',
            'how much the advance is, and by which day you must pay the rest',
            `which parts of your price are non-refundable: ${formatList(nonRefundable)}`,
            'which day counts as the day of your booking',
            `what applies if you cancel later than ${fullWithinDays} days after booking`,
            'what applies if a visa is refused, or if a flight, a hotel or a date changes',
          ],
        },
        'Ask us to write the answers in your booking message, and keep that message until you are home again.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      body: [
        'A minimum advance is due at booking. Full payment is due before departure.',
        'This site does not state the amount of the advance. Ask us for it before you book.',
        'Ask for a receipt each time you pay, and keep it.',
        `If you are not sure about payment details that somebody sends you, do not pay. First call us on ${formatPhone(agency.phone)}.`,
      ],
    },
    {
      id: 'passport',
      title: 'Your passport',
      body: [
        `Your passport must be valid for at least ${policy.passportMonths} months from the travel date. This holds for every traveller in the booking.`,
        'Count from the date of travel, not from the date of booking.',
        'Look at the expiry date in each passport before you book. If it comes too soon, renew the passport first.',
        'Your passport is your own responsibility. Please keep it safe and bring it with you.',
      ],
    },
    {
      id: 'visa',
      title: 'Your visa',
      body: [
        'We help you with your visa. The Saudi authorities decide on it. We cannot decide for them or change what they decide.',
        'Give complete and true details for the visa. Wrong details can lead to a refusal.',
        'The authorities also set rules for entry, for example on papers and vaccinations. These rules can change, so ask again before you travel.',
      ],
    },
    {
      id: 'flights',
      title: 'Flights, baggage and Zam Zam',
      body: [
        'Each airline sets its own rules on tickets, names, baggage and check-in. It can also change the time of a flight.',
        'Airlines also decide how much Zam Zam you may carry and how it must be packed. Ask us how much is part of your package.',
        'Check your flight times again before you leave for the airport.',
      ],
    },
    {
      id: 'ziyarat',
      title: 'Ziyarat',
      body: [
        'Ziyarat are visits to places that Muslims honour. They are not rites of Umrah.',
        'Mina and Arafat are places of the rites of Hajj. To see them on an Umrah journey is a visit, and not Hajj.',
        'To climb to a cave is not a rite. Nobody has to climb. Please think of your health and your age first.',
        'A place can be closed, or hard to reach on a crowded day. Ask us which visits are in your own plan.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part of the journey',
      body: [
        'Umrah means much walking, often in the heat. Ask your doctor before you book if you are not sure about your health.',
        'As a traveller, please:',
        {
          list: [
            'tell us before you book if you need a wheelchair or special food, and ask what is possible',
            'carry your medicines with you, with the doctor’s prescription',
            'come in time to the airport and to every meeting place',
            'look after your money, phone and papers',
            'follow the laws of the country, and the rules of the mosques, airlines and hotels',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes and cancellations',
      body: [
        'If you want to change or cancel your booking, tell us as early as you can.',
        `A booking is ${fullShare} refundable within ${fullWithinDays} days of booking. These are non-refundable: ${formatList(nonRefundable)}.`,
        'Please read both rules together in the Refund Policy. It says what to ask us, and when.',
        { links: [{ text: 'Read the Refund Policy', url: '/refund-policy' }] },
        'An airline, a hotel or an authority can also change something. Ask us before you pay what then applies to your booking.',
      ],
    },
    {
      id: 'if-something-goes-wrong',
      title: 'If something goes wrong',
      body: [
        `If something goes wrong on the journey, tell us at once. Do not wait until you are home. Customer service is there ${agency.hours}.`,
        `Compensation is limited to the ${policy.compensationLimit}. If compensation is due to you, it cannot be more than that.`,
        `Jurisdiction lies with the courts in ${policy.jurisdiction}. This means that they decide a dispute which you and we cannot settle.`,
      ],
    },
    {
      id: 'this-website',
      title: 'This website',
      body: [
        'This site is for reading and for finding our contacts. It has no accounts. The newsletter is not open yet, and its box sends nothing.',
        'Pictures on this site may be drawings. They do not show the room, the seat or the vehicle of your own booking.',
        'Some links open WhatsApp or Google Maps. Those companies have their own terms.',
        'The date under the title of this page says from when these terms hold. Please read the page again before you book.',
      ],
    },
  ],
  question: 'A question about these terms?',
};
