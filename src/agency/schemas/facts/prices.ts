/** The prices for one person, of the package and of a departure. */
import { exactOptional, metadata, pipe, transform } from 'valibot';
import { labelled } from '../../../values/fieldInfo.ts';
import { fields, orNull, wholeNumber } from '../../../values/schemas/index.ts';
import { optional, withoutNulls } from './common.ts';

/** Whole rupees for one person. Nobody flies for less, so a lower price has lost a digit. */
export const adultPrice = wholeNumber({
  from: 20_000,
  to: 20_000_000,
  unit: 'rupees',
  example: 98500,
});

const childPrice = wholeNumber({ from: 1_000, to: 20_000_000, unit: 'rupees', example: 94999 });
const infantPrice = wholeNumber({ from: 0, to: 20_000_000, unit: 'rupees', example: 24999 });

/** Returns the schema of a row in a table of prices, which may be null or missing. */
const roomPrice = (amount: typeof adultPrice, label: string) =>
  exactOptional(labelled(orNull(amount), label));

/** The prices for one person, in whole rupees. Unknown ones are left out. */
export const rooms = pipe(
  fields({
    four: roomPrice(adultPrice, 'Four share a room'),
    three: roomPrice(adultPrice, 'Three share a room'),
    two: roomPrice(adultPrice, 'Two share a room'),
    one: roomPrice(adultPrice, 'A room for one'),
    child: roomPrice(childPrice, 'Child with a bed'),
    childNoBed: roomPrice(childPrice, 'Child without a bed'),
    infant: roomPrice(infantPrice, 'Infant'),
  }),
  transform(withoutNulls),
  metadata(optional),
);
