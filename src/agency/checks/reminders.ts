/** Lists what staff should look at before they publish, for the report of a build and for the page of facts. */
import type { FieldFault } from '../../values/faults.ts';
import { findOldChecks } from './checkFacts.ts';
import { findFarHotels, findHourPromises, findLostPrice, findNextDay } from './findDoubts.ts';
import { today } from '../../values/days.ts';
import type { CheckedContent } from './checkContent.ts';
import type { Sample } from './samples.ts';
import { firstThatFits } from '../../values/format.ts';

export interface Reminder {
  /** The heading of the list, without a colon at its end. */
  readonly title: string;
  readonly notes: readonly Note[];
}

interface Note {
  readonly text: string;
  /** The field or the group in the form where it can be put right; undefined if it is about words. */
  readonly field?: string;
  readonly answer?: Answer;
}

/** An answer that staff can give to a note with one press, and the value that it writes. */
export interface Answer {
  readonly label: string;
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

/** Where staff read the list. */
type Reader = 'report' | 'form';

/** Takes the checked content, and whether staff read the list in a report or in the form; returns every list that is not empty. */
export function remindersOf(checked: CheckedContent, reader: Reader): Reminder[] {
  const { content, samples, warnings, pastDates, unconfirmed, changedLegalPages } = checked;
  const about = (title: string, lines: readonly string[], field?: string): Reminder => {
    return {
      title,
      notes: lines.map((text) => (field === undefined ? { text } : { text, field })),
    };
  };
  const where = (text: string) => (reader === 'report' ? text : '');
  const all = [
    about(
      'Words of a language to look at; differences stop the build once it is confirmed',
      warnings,
    ),
    about(
      `Departures that are not shown, because their day has passed; today is ${today()}`,
      pastDates,
      'departures.list',
    ),
    about(
      'The next day on which a departure, or the time to pay for one, ends; publish again after it',
      findNextDay(content, today()),
      'departures.list',
    ),
    {
      title: `Days in checked to look at${where(', in src/content/facts.ts')}`,
      notes: findOldChecks(content.facts, today()).map((fault) => noteOfGroup(fault, reader)),
    },
    {
      title: 'Rules that are new; an upload refuses them until they have their day',
      notes: changedLegalPages.map(({ page, fingerprint, short, sentence }) => ({
        text: reader === 'report' ? sentence : short,
        field: 'policy.effectiveDate',
        answer: {
          label: 'It was only a typing error: keep the date',
          file: 'facts.ts',
          field: `policy.inEffect.${page}`,
          value: fingerprint,
        },
      })),
    },
    about(
      'Questions that only the agency can answer',
      content.facts.agencyQuestions,
      'agencyQuestions',
    ),
    about(
      'Promises of day and night beside other hours; are they still true?',
      findHourPromises(content),
      'agency.hours',
    ),
    about(
      'Far hotels; is “near the two holy mosques” in the texts still true?',
      findFarHotels(content),
      'hotels',
    ),
    about('The starting price; is it still to be had?', findLostPrice(content), 'package.price'),
    about(
      `Languages that are not published, because nobody has confirmed them${where(' in src/content/languages/index.ts')}`,
      unconfirmed,
    ),
    {
      title: `Samples that only the agency can put right${where(', in src/content')}`,
      notes: sampleTable(samples).map((line, row) => {
        const { field, value } = samples[row]!;
        const at = content.languages.findIndex(({ lang }) => field === `languages.${lang}`);
        if (reader === 'report') return { text: line };
        if (at < 0) return { text: value, field: field.replace(/^facts\./, '') };
        const answer = {
          label: 'Somebody who speaks it has read its pages today',
          file: 'languages/index.ts',
          field: `[${at}].checked`,
          value: today(),
        };
        return { text: `Nobody has confirmed ${content.languages[at]!.label} yet.`, answer };
      }),
    },
  ];
  return all.filter(({ notes }) => notes.length > 0);
}

function noteOfGroup(fault: FieldFault, reader: Reader): Note {
  const text = `${fault.finding}. ${fault.advice}.`;
  return { text: reader === 'report' ? `${fault.field}: ${text}` : text, field: fault.field };
}

/** Returns the samples in columns for the report. */
function sampleTable(samples: readonly Sample[]): string[] {
  const width = Math.max(...samples.map(({ field }) => field.length));
  return samples.map(({ field, value }) => `${field.padEnd(width)}   ${firstThatFits(70, value)}`);
}
