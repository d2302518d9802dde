/** The words of Terms and Conditions; every figure, name and promise in them comes from the files imported here. */
import { formatList, formatPhone, formatRupees } from '../../site/format.ts';
import { agency } from '../agency.ts';
import { policy } from '../policy.ts';
import { pricing } from '../pricing.ts';
import { services } from '../services.ts';

const { fullShare, fullWithinDays, nonRefundable } = policy.refund;
const { compensationLimit } = policy;

export const terms = {
  title: 'Terms and Conditions',
  lead: `How you book an Umrah package with ${agency.name}, and what you take care of yourself.`,
  glance: [
    { figure: formatRupees(pricing.amount), text: 'starting price shown on this site' },
    { figure: 'Before departure', text: 'full payment; a minimum advance at booking' },
    {
      figure: `${policy.passportMonths}\u00a0months`,
      text: 'or more: passport validity from the travel date',
    },
    {
      figure: compensationLimit[0]!.toUpperCase() + compensationLimit.slice(1),
      text: 'the limit of any compensation',
    },
  ],
  sections: [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      body: [
        `${agency.name} is a travel agency in ${agency.address.city}, ${agency.address.region}, ${agency.address.country}. We sell Umrah packages.`,
        `In these terms, “we” and “us” mean ${agency.name}, and “you” the person who books and every traveller in the booking.`,
        'Please also read:',
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
        `The home page also shows these services: ${formatList(services.map(({ name }) => name))}.`,
      ],
    },
    {
      id: 'price',
      title: 'The price',
      body: [
        `The starting price shown on this site is ${formatRupees(pricing.amount)}. Your own journey can cost more.`,
        pricing.note,
        'The itinerary is the plan of your journey: dates, cities, hotels and visits.',
      ],
    },
    {
      id: 'booking',
      title: 'How you book',
      body: [
        'This site has no booking form and takes no payment. You book by message, phone or email. A question books nothing.',
        'Give every name exactly as it stands in the passport, and check all dates.',
        'Write down the day of your booking, because the Refund Policy counts from it.',
      ],
    },
    {
      id: 'ask-before-you-pay',
      title: 'What to ask before you pay',
      body: [
        'These things can differ from one booking to another. Before you pay, please ask us:',
        {
          list: [
            'which services, food and visits your price covers, what it leaves out, and how many travellers it is for',
            'the names of your hotels, how far each is from the mosque, and how many persons share a room',
            'how much the advance is, and by which day you must pay the rest',
            'how much of your price is non\u2011refundable',
            `which day counts as the day of your booking, and what applies more than ${fullWithinDays}\u00a0days after it`,
            'what applies if a visa is refused, or if a flight, a hotel or a date changes',
            'how much Zam Zam is part of your package',
            'what is possible if you need a wheelchair or special food',
          ],
        },
        'Ask us to write the answers in your booking message, and keep it until you are home again.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      body: [
        policy.payment,
        'Keep the receipt of each payment.',
        `If payment details that somebody sends you seem strange, do not pay. First call us on ${formatPhone(agency.phone)}.`,
      ],
    },
    {
      id: 'passport',
      title: 'Your passport',
      body: [
        `The passport of every traveller must be valid for at least ${policy.passportMonths}\u00a0months from the travel date.`,
        'Look at the expiry dates before you book, and renew a passport that ends too soon.',
        'Keep your passport safe and bring it with you.',
      ],
    },
    {
      id: 'visa',
      title: 'Your visa',
      body: [
        'We help you with your visa. The Saudi authorities decide on it.',
        'Give complete and true details: wrong ones can lead to a refusal.',
        'They also set rules for entry, for example on papers and vaccinations. These can change, so check again before you travel.',
      ],
    },
    {
      id: 'flights',
      title: 'Flights, baggage and Zam Zam',
      body: [
        'Each airline sets its own rules on tickets, names, baggage, check-in, and how Zam Zam is carried.',
        'It can also change the time of a flight. Check your times again before you leave for the airport.',
      ],
    },
    {
      id: 'ziyarat',
      title: 'Ziyarat',
      body: [
        'Ziyarat are visits to places that Muslims honour. They are not rites of Umrah.',
        'Mina and Arafat are places of the rites of Hajj. To see them on an Umrah journey is a visit, and not Hajj.',
        'To climb to a cave is not a rite. Think of your health first.',
        'A place can be closed, or hard to reach on a crowded day.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part of the journey',
      body: [
        'Umrah means much walking, often in the heat. In doubt about your health, see your doctor before you book.',
        'As a traveller, please:',
        {
          list: [
            'carry your medicines with you, with the doctor’s prescription',
            'come in time to the airport and to every meeting place',
            'follow the laws of the country, and the rules of the mosques, airlines and hotels',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes and cancellations',
      body: [
        'If you want to change or cancel your booking, tell us early.',
        `A booking is ${fullShare} refundable within ${fullWithinDays}\u00a0days of booking. Not refundable: ${formatList(nonRefundable)}.`,
        { links: [{ text: 'Read the Refund Policy', url: '/refund-policy' }] },
      ],
    },
    {
      id: 'if-something-goes-wrong',
      title: 'If something goes wrong',
      body: [
        `Tell us at once, on the journey itself. Customer service is there ${agency.hours}.`,
        `Compensation is limited to the ${compensationLimit}.`,
        `The courts in ${policy.jurisdiction}, have jurisdiction. They decide if we cannot settle a dispute together.`,
      ],
    },
    {
      id: 'this-website',
      title: 'This website',
      body: [
        'This site has no accounts. The newsletter is not open yet, and its box sends nothing.',
        'Pictures on this site may be drawings. They do not show the room, seat or vehicle of your booking.',
        'WhatsApp and Google Maps, which some links open, have their own terms.',
        'These terms hold from the date under the title. Read them again before you book.',
      ],
    },
  ],
  question: 'A question about these terms?',
};
