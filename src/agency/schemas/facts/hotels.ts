/** The schema of `hotels`. */
import { labelled } from '../../../values/fieldInfo.ts';
import { factText, fields, list, orLeftOut, wholeNumber } from '../../../values/schemas/index.ts';
import { checked } from './common.ts';

const hotelsIn = (label: string, mosque: string) =>
  labelled(
    list(
      fields({
        name: labelled(factText, 'Name', 'As on the sign at its door.'),
        metres: labelled(
          orLeftOut(wholeNumber({ from: 10, to: 20_000, unit: 'metres', example: 650 })),
          'Metres on foot',
          `To ${mosque}.`,
        ),
      }),
      { min: 0, unique: 'name' },
    ),
    label,
  );

export const hotels = fields({
  checked,
  makkah: hotelsIn('Makkah', 'Masjid al-Haram'),
  madinah: hotelsIn('Madinah', 'Masjid Nabawi'),
});
