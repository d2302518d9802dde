/** The schema of src/content/facts.jsonc. Each group except agencyQuestions has a file of its name in facts/. */
import * as v from 'valibot';
import { labelled } from '../../values/fieldInfo.ts';
import { factInAnyScript, fields, list } from '../../values/schemas/index.ts';
import { agency } from './facts/agency.ts';
import { optional } from './facts/common.ts';
import { departures } from './facts/departures.ts';
import { hotels } from './facts/hotels.ts';
import { licences } from './facts/licences.ts';
import { offer } from './facts/package.ts';
import { payment } from './facts/payment.ts';
import { policy } from './facts/policy.ts';

export const factsSchema = fields({
  agency: labelled(agency, 'Agency', 'Who you are, and how visitors reach you.'),
  licences: labelled(licences, 'Licences'),
  package: labelled(offer, 'Package', 'The price, and what it includes.'),
  payment: labelled(payment, 'Payment'),
  departures: labelled(departures, 'Departures'),
  hotels: labelled(hotels, 'Hotels'),
  policy: labelled(policy, 'Rules', 'What the legal pages say.'),
  agencyQuestions: labelled(
    v.optional(list(factInAnyScript, { min: 0 }), []),
    'Questions for you',
    'What only you can answer. The build, and the list of all facts, show each until you delete its line.',
    optional,
  ),
});
