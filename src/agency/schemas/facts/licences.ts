/** The schema of `licences`. */
import { check, lazy, pipe } from 'valibot';
import { infoOf, labelled, withInfo } from '../../../values/fieldInfo.ts';
import * as schema from '../../../values/schemas/index.ts';
import { checked } from './common.ts';

const { factText, fields, list, orLeftOut } = schema;

/** Documents whose numbers have a fixed format. */
const numberedDocuments = [
  {
    // Central Goods and Services Tax Rules, 2017, rule 10: state code, PAN or TAN, two-character entity code, check digit.
    name: /\bG\.?S\.?T\.?(IN)?\b/i,
    form: /^\d\d[A-Z]{4}[A-Z\d]\d{4}[A-Z][A-Z\d]{3}$/,
    advice: 'Write all 15 letters and digits of the GST number, such as "19ABCDE1234F1Z5"',
  },
  {
    // Income Tax Department: five letters, four digits and a letter. "Pan-India" in the name of an approval is not a PAN.
    name: /\bPAN\b(?!\W*India)/i,
    form: /^[A-Z]{5}\d{4}[A-Z]$/,
    advice: 'Write all ten letters and digits of the PAN, such as "ABCDE1234F"',
  },
];

/** The fields of a licence. The schema of its number depends on the name of the document. */
const licenceFields = (document: string) =>
  fields({
    label: labelled(factText, 'Name of the document'),
    value: labelled(numberOf(document), 'Number'),
    url: labelled(
      orLeftOut(schema.linkTarget),
      'Address to check it',
      'The page of the office where a family finds this number.',
    ),
    seen: labelled(
      orLeftOut(schema.factInAnyScript),
      'Name at that address',
      'The name that the family should see at that address, as it is written there.',
    ),
  });

const licence = pipe(
  withInfo(
    lazy((row) => licenceFields(`${(row as { label?: unknown } | null)?.label}`)),
    infoOf(licenceFields('')),
  ),
  check(
    ({ url, seen }) => seen === undefined || url !== undefined,
    'Write the address where this name is seen too',
  ),
);

export const licences = fields({
  checked,
  list: labelled(
    list(licence, { min: 0, unique: 'label' }),
    'Licences and registrations',
    'As on the document. The page About shows them.',
  ),
});

/** Takes the name of a document; returns the schema for its number. */
function numberOf(document: string) {
  const known = numberedDocuments.find(({ name }) => name.test(document));
  const hasItsForm = (value: string) =>
    !known || known.form.test(value.replace(/[\s-]/g, '').toUpperCase());
  return pipe(factText, check(hasItsForm, known?.advice ?? ''));
}
