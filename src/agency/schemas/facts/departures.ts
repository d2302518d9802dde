/** The schema of `departures`: the journeys. */
import { exactOptional, pipe } from 'valibot';
import { labelled } from '../../../values/fieldInfo.ts';
import * as schema from '../../../values/schemas/index.ts';
import { checked, inSentence, withoutWords, words } from './common.ts';
import { adultPrice, rooms } from './prices.ts';

const { factText, fields, list, orLeftOut, wholeNumber } = schema;

const hotelFor = (city: 'makkah' | 'madinah', label: string, hint: string) =>
  labelled(orLeftOut(factText), label, hint, { namesIn: ['hotels', city], isAsked: true });

export const departure = fields({
  date: labelled(schema.isoDate, 'Day of departure'),
  days: labelled(
    orLeftOut(wholeNumber({ from: 2, to: 120, unit: 'days', example: 15 })),
    'Days',
    '',
    { isAsked: true },
  ),
  nightsMakkah: labelled(
    orLeftOut(wholeNumber({ to: 120, unit: 'nights', example: 8 })),
    'Nights in Makkah',
  ),
  nightsMadinah: labelled(
    orLeftOut(wholeNumber({ to: 120, unit: 'nights', example: 6 })),
    'Nights in Madinah',
  ),
  hotelMakkah: hotelFor(
    'makkah',
    'Hotel in Makkah',
    'Its name as under Hotels; needed where there are two.',
  ),
  hotelMadinah: hotelFor('madinah', 'Hotel in Madinah', 'Its name as under Hotels.'),
  from: labelled(
    orLeftOut(pipe(inSentence(words), withoutWords(/^from\b/i, 'Write the town alone'))),
    'From',
    'The town of the airport.',
    { isAsked: true },
  ),
  airline: labelled(
    orLeftOut(
      pipe(
        factText,
        withoutWords(/^by\b|\b(direct|non-?\s?stop|via)\b/i, 'Write only the name of the airline'),
      ),
    ),
    'Airline',
    '',
    { isAsked: true },
  ),
  direct: labelled(
    orLeftOut(schema.onlyTrue),
    'Direct flight',
    'If not, write under Via the city where passengers change planes.',
  ),
  via: labelled(
    orLeftOut(
      pipe(
        inSentence(words),
        withoutWords(
          /^via\b|\bdirect\b|\bnon-?\s?stop\b/i,
          'Write only the city where passengers change planes',
        ),
      ),
    ),
    'Via',
    'The city where passengers change planes, if the flight is not direct.',
  ),
  baggageKilos: labelled(
    orLeftOut(schema.baggage),
    'Baggage, kilos',
    'Such as 30, or 2 x 23 for two pieces of 23 kilos.',
  ),
  price: labelled(
    orLeftOut(adultPrice),
    'Price',
    'For one person, in the room with the lowest price. If it equals the price of the package, this journey has the ' +
      'package’s other room prices too.',
    { isAsked: true },
  ),
  rooms: exactOptional(labelled(rooms, 'Prices by room', 'Of this journey, instead of its price.')),
});

export const departures = fields({
  checked,
  list: labelled(
    list(departure, { min: 0 }),
    'Journeys',
    'One line each, without what you do not know. A day that has passed is left out by itself.',
  ),
});
