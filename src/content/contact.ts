/** The words of the contact page; phone, email and address stand in agency.ts, the first messages in messages.ts. */
import { agency } from './agency.ts';

export const contact = {
  title: 'We are here, day and night',
  lead: 'Ask in the way that is easiest for you.',
  message: { title: 'Message us', text: `On WhatsApp, ${agency.hours}` },
  call: { title: 'Call us' },
  write: { title: 'Email us' },
  save: 'Save our number in your phone',
  languages: {
    title: 'Message us in your language',
    lead: 'Choose a language. WhatsApp opens with the message written, and you can change it before you send it.',
    facts: 'Or read the price, the services and the refund rules in',
  },
  find: {
    title: 'Find us',
    hoursTitle: 'Customer service',
    hours: agency.hours,
    mapTitle: `Map: ${agency.address.city} on the Hooghly`,
    mapAlt: `Drawn map: ${agency.address.city} with its station on the west bank of the Hooghly, the Howrah Bridge, and Kolkata on the east bank`,
    showMap: 'Show the live map',
    openMap: 'Open in maps',
    mapNote: 'The live map comes from Google Maps. It loads only when you press.',
  },
  care: {
    title: 'Customer Care',
    lead: `Already booked, or on your journey? Customer care is there ${agency.hours}.`,
    message: 'Message',
    call: 'Call',
    write: 'Email',
  },
};
