/** The schema of `package`: the price, and what it includes. */
import { check, metadata, nullable, pipe, rawTransform, transform } from 'valibot';
import { labelled, withInfo } from '../../../values/fieldInfo.ts';
import { formatNumber } from '../../../values/format.ts';
import * as schema from '../../../values/schemas/index.ts';
import { priceWords } from '../../priceWords.ts';
import { roomNames, mealNames, type TaxName } from '../priceNames.ts';
import type { Words } from '../wordsSchema.ts';
import { checked, optional, withoutNulls } from './common.ts';
import { adultPrice, rooms } from './prices.ts';

const { factText, fields, orNull, wholeNumber } = schema;

/** Whether each service, by short name, is in the price. If it is null or absent, nobody has said yet. */
const services = pipe(
  schema.linesByShortName(
    withInfo(orNull(schema.oneOf('in', 'notIn')), {
      wordsOf: () => ({ in: 'In the price', notIn: 'Not in the price' }),
    }),
  ),
  check((lines) => Object.values(lines).includes('in'), 'Write "in" after at least one service'),
  transform(withoutNulls),
  metadata(optional),
);

/** The highest rate of each tax in India: 40 per cent of GST since September 2025, and 20 per cent of TCS on a tour abroad. */
const highestRates = { gst: 40, tcs: 20 };

const rateOf = (tax: TaxName, example: number) =>
  orNull(wholeNumber({ to: highestRates[tax], unit: 'percent', example }));

const taxes = fields({
  gst: labelled(rateOf('gst', 5), 'GST, per cent', 'Such as 5.', { braces: ['{gst}'] }),
  tcs: labelled(rateOf('tcs', 2), 'TCS, per cent', 'Such as 2.', { braces: ['{tcs}'] }),
  tcsOn: labelled(orNull(schema.oneOf('price', 'total')), 'TCS is counted on', '', {
    braces: ['{tcsOn}'],
    wordsOf: ({ answers }: Words) => answers.taxes.on,
  }),
});

export const offer = pipe(
  fields({
    checked,
    name: labelled(factText, 'Name', 'Above the price.', { braces: ['{package}'] }),
    price: labelled(
      nullable(adultPrice),
      'Price',
      'The lowest for one person. Once rooms have prices, it is left empty.',
      {
        braces: ['{price}'],
        replacedBy: roomNames.map((room) => ['package', 'rooms', room]),
        ...optional,
      },
    ),
    services: labelled(
      services,
      'In the price, or not',
      'The page says that visitors should ask about a service that is not known.',
      { kind: 'choices', braces: ['{includes}', '{excludes}'], wordsOf: priceWords },
    ),
    taxes: labelled(taxes, 'Taxes', 'Fill these in once GST or TCS is not in the price.', optional),
    rooms: labelled(rooms, 'Prices by room', 'For one person, in whole rupees, such as 98500.'),
    childUnder: labelled(
      orNull(wholeNumber({ to: 18, unit: 'years', example: 12 })),
      'Child, under which age',
      'In years, such as 12.',
      { braces: ['{childUnder}'], ...optional },
    ),
    infantUnder: labelled(
      orNull(wholeNumber({ to: 5, unit: 'years', example: 2 })),
      'Infant, under which age',
      'In years, such as 2.',
      { braces: ['{infantUnder}'], ...optional },
    ),
    zamZamLitres: labelled(
      orNull(wholeNumber({ to: 20, unit: 'litres', example: 5 })),
      'Zam Zam, litres',
      'For one person, such as 5.',
      { braces: ['{litres}', '{zamZam}'], ...optional },
    ),
    meals: labelled(
      orNull(schema.oneOf(...mealNames)),
      'Meals, each day',
      'If there are none, Food is not in the price.',
      { braces: ['{meals}'], wordsOf: ({ answers }: Words) => answers.meals.daily },
    ),
    indianFood: labelled(
      orNull(schema.oneOf('yes', 'no')),
      'Indian food',
      'Yes or no, once the meals are known.',
      { wordsOf: ({ answers }: Words) => answers.meals.indian },
    ),
  }),
  rawTransform(({ dataset: { value: offer }, addIssue, NEVER }) => {
    const { price, rooms } = offer;
    const lowest = Math.min(...roomNames.map((name) => rooms[name] ?? Infinity));
    const hasRooms = lowest < Infinity;
    if (price !== null && !hasRooms) return { ...offer, price };
    if (price === null && hasRooms) return { ...offer, price: lowest };
    const because = `the lowest price of rooms, ${formatNumber(lowest)}, is the starting price`;
    const message =
      price === null
        ? 'Write the lowest price for one person, such as 98500, or prices in rooms'
        : `Write null: ${because}`;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: offer, key: 'price', value: price }],
    });
    return NEVER;
  }),
);
