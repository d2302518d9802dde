/** The agency itself: every fact about it, once. Staff edit this file; `unconfirmed` names what is still a sample. */

export interface Agency {
  readonly name: string;
  /** One line under the name. */
  readonly tagline: string;
  /** Where the site is published, without a slash at the end. */
  readonly siteUrl: string;
  /** E.164: a plus sign, the country code, the number; no spaces. */
  readonly phone: string;
  /** The number of the messaging service, written in the same way. */
  readonly messaging: string;
  readonly email: string;
  readonly hours: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postalCode: string;
    readonly region: string;
    readonly country: string;
    /** ISO 3166 code, two capital letters. */
    readonly countryCode: string;
  };
  /** What the maps service is asked to show. */
  readonly mapQuery: string;
  readonly copyrightYear: number;
  /** Licence and registration facts, such as { label: 'GST number', value: '…' }; About shows them as soon as there is one. */
  readonly licences: readonly { readonly label: string; readonly value: string }[];
}

export const agency: Agency = {
  name: 'Safar Umrah',
  tagline: 'Umrah journeys from Howrah, West Bengal, India.',
  siteUrl: 'https://www.example.com',
  phone: '+910000000000',
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
  mapQuery: 'Howrah, West Bengal, India',
  copyrightYear: 2025,
  licences: [],
};

/** Facts above that are samples. Delete a line here when the fact has been put right. */
export const unconfirmed: readonly string[] = [
  'name',
  'siteUrl',
  'phone',
  'messaging',
  'email',
  'address.street',
  'address.postalCode',
  'mapQuery',
];
