/** The schema of `agency`: who the agency is, and how visitors reach it. */
import { check, pipe, transform, unknown } from 'valibot';
import { labelled } from '../../../values/fieldInfo.ts';
import { inLatinDigits, parseHours } from '../../../values/parse.ts';
import * as schema from '../../../values/schemas/index.ts';
import { checked, inSentence, optional, phrase, withoutWords, words } from './common.ts';

const { factText, fields, list, orLeftOut } = schema;

const person = fields({
  name: labelled(factText, 'Name'),
  languages: labelled(
    orLeftOut(
      pipe(
        words,
        withoutWords(/^speaks?\b/i, 'Write the languages alone, such as Bengali and Hindi'),
      ),
    ),
    'Languages',
    'Which this person speaks, such as Bengali, Hindi and Urdu.',
  ),
  picture: labelled(orLeftOut(schema.slug), 'Photograph', '', { kind: 'photo' }),
  line: labelled(
    orLeftOut(words),
    'One line',
    'What this person does, such as: Answers your messages.',
  ),
});

const people = list(person, { min: 0, max: 6, unique: 'name' });

export const agency = fields({
  checked,
  name: labelled(factText, 'Name', 'As on your licence.', { braces: ['{name}'] }),
  siteUrl: labelled(
    schema.siteAddress,
    'Website',
    'Its address with https://, without a slash at the end.',
  ),
  phone: labelled(schema.phoneNumber, 'Phone', 'With the country code, such as +91 98765 43210.', {
    braces: ['{phone}'],
  }),
  messaging: labelled(schema.messagingNumber, 'WhatsApp', 'The number, written in the same way.'),
  email: labelled(schema.emailAddress, 'E-mail', 'One address.'),
  hours: labelled(
    pipe(
      inSentence(
        pipe(
          words,
          withoutWords(
            /^(we|open|always)\b|(?<!\d[-–:. ]?)(1[3-9]|[2-9]\d)\s*[ap]\.?m\b/i,
            'Write only the hours, such as 9 am to 9 pm, or 24x7 for day and night',
          ),
        ),
      ),
      transform(parseHours),
    ),
    'Hours',
    'When somebody answers, such as 9 am to 9 pm; 24x7 is day and night.',
    { braces: ['{hours}'] },
  ),
  address: labelled(
    fields({
      street: labelled(factText, 'Street', 'With the house, and what helps to find it.'),
      city: labelled(inSentence(phrase), 'Town', '', { braces: ['{city}'] }),
      postalCode: labelled(pipe(factText, transform(inLatinDigits)), 'PIN code', 'Six digits.'),
      region: labelled(inSentence(words), 'State', '', { braces: ['{region}'] }),
      country: labelled(inSentence(words), 'Country', 'In English.', { braces: ['{country}'] }),
      countryCode: labelled(schema.countryCode, 'Country code', 'Two capital letters.'),
    }),
    'Address',
  ),
  people: labelled(people, 'People', 'Who answers, and who leads the groups; up to six.', optional),
  office: labelled(schema.slugOrEmpty, 'Photograph of the office', '', {
    kind: 'photo',
    ...optional,
  }),
  mapQuery: labelled(
    pipe(
      unknown(),
      check(
        (query) => !/:\/\/|^([\w-]+\.)+\w+\//.test(String(query)),
        'Write the name and the town as you would type them, not the address of a map',
      ),
      // It comes second, because its advice about an <iframe> from a map would be to delete only that.
      factText,
    ),
    'On the map',
    'What somebody types there to find you.',
  ),
});
