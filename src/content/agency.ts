/** The agency itself: every fact about it, once. Staff edit this file; `unconfirmed` names what is still a sample. */

export const agency = {
  name: 'Safar Umrah',
  tagline: 'Umrah journeys from Howrah, West Bengal, India.',
  siteUrl: 'https://www.example.com',
  /** A plus sign, the country code, the number; no spaces. */
  phone: '+910000000000',
  /** The number of the messaging service, written in the same way. */
  messaging: '+910000000000',
  email: 'hello@example.com',
  hours: '24x7',
  address: {
    street: 'Sample Street 00',
    city: 'Howrah',
    postalCode: '000000',
    region: 'West Bengal',
    country: 'India',
    countryCode: 'IN',
  },
  /** What the maps service is asked to show. */
  mapQuery: 'Howrah, West Bengal, India',
  copyrightYear: 2025,
  /** Such as { label: 'GST number', value: '…' }; About shows them as soon as there is one. */
  licences: [],
};

/**
 * Facts above that are samples, and translations that nobody who speaks the language has read. Delete a line here when
 * the fact has been put right, or the translation read.
 */
export const unconfirmed: readonly string[] = [
  'name',
  'siteUrl',
  'phone',
  'messaging',
  'email',
  'address.street',
  'address.postalCode',
  'mapQuery',
  'translations.bn',
  'translations.hi',
  'translations.ur',
];
