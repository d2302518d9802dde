/** What Home answers of the questions before paying: the facts that are filled in, and the questions that are left. */
import type { Answers, Departure, Facts } from '../schemas/content.ts';
import { roomNames } from '../schemas/facts.ts';
import { fillText, type Vocabulary } from './fillText.ts';
import { formatDay, formatRupees } from './format.ts';

/** Of a longer list so many rows stand open, and the rest behind one that opens it. */
const openRows = 3;

/** Returns the rows of a list that stand open, and those behind a fold: never one alone. */
export function splitRows<Row>(
  rows: readonly Row[],
): [open: readonly Row[], folded: readonly Row[]] {
  const open = rows.length > openRows + 1 ? openRows : rows.length;
  return [rows.slice(0, open), rows.slice(open)];
}

/** The lines of a block come in the language of the page, in the order in which they stand. */
export interface AnswersContent {
  readonly rooms?: RoomPrices;
  readonly excludes?: { readonly title: string; readonly items: readonly string[] };
  readonly paying?: Paying;
  readonly departures?: Departures;
  readonly hotels?: Hotels;
  readonly ask: Questions;
}

export interface RoomPrices {
  readonly title: string;
  readonly asOf: string;
  readonly rows: readonly { readonly label: string; readonly price: string }[];
}

export interface Paying {
  readonly account?: Emphasised;
  readonly terms: readonly Emphasised[];
}

/** A text, and the part of it that stands out. */
export interface Emphasised {
  readonly text: string;
  readonly part?: string;
}

export interface Departures {
  readonly title: string;
  readonly asOf: string;
  readonly ask: string;
  readonly rows: readonly DepartureRow[];
}

export interface DepartureRow {
  /** Year-month-day. */
  readonly day: string;
  readonly date: string;
  readonly length?: string;
  readonly nights: readonly string[];
  readonly flight: readonly string[];
  readonly message: string;
}

export interface Hotels {
  readonly title: string;
  readonly asOf: string;
  readonly cities: readonly {
    readonly title: string;
    readonly list: readonly { readonly name: string; readonly distance?: string }[];
  }[];
}

export interface Questions {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly more: string;
  readonly questions: readonly string[];
  readonly message: string;
}

/** Puts facts into a text of the page's language. */
type Say = (text: string, facts: Vocabulary) => string;

/**
 * Takes the words of a language, the facts, what the price does not hold in that language, and the language. A block
 * whose facts are not filled in is left out.
 */
export function answersIn(
  words: Answers,
  facts: Facts,
  excludes: readonly string[],
  lang: string,
): AnswersContent {
  const say: Say = (text, vocabulary) => fillText(text, { vocabulary, lang });
  const dated = (text: string, day: string) => say(text, { date: formatDay(day, lang) });
  const blocks = {
    ...roomPrices(words.rooms, facts, (day) => dated(words.asOf, day)),
    ...(excludes.length > 0 && { excludes: { title: words.excludes, items: excludes } }),
    ...paying(words.payment, facts, say),
    ...departures(words.departures, facts, say, lang),
    ...hotels(words.hotels, facts, say, (day) => dated(words.asOf, day)),
  };
  return { ...blocks, ask: questions(words.ask, facts, blocks, say) };
}

type AsOf = (day: string) => string;

function roomPrices(words: Answers['rooms'], { package: offer }: Facts, asOf: AsOf) {
  const rows = roomNames.flatMap((name) => {
    const price = offer.rooms[name];
    return price === undefined ? [] : [{ label: words[name], price: formatRupees(price) }];
  });
  if (rows.length === 0) return {};
  return { rooms: { title: words.title, asOf: asOf(offer.checked), rows } };
}

function paying(words: Answers['payment'], { payment }: Facts, say: Say) {
  const { advance, balanceDays, account } = payment;
  const amount = advance === null ? undefined : formatRupees(advance);
  const terms = [
    ...(amount ? [{ text: say(words.advance, { advance: amount }), part: amount }] : []),
    ...(balanceDays === null ? [] : [{ text: say(words.balance, { balanceDays }) }]),
  ];
  if (terms.length === 0 && !account) return {};
  const name = account && { text: say(words.account, { account }), part: account };
  return { paying: { ...(name && { account: name }), terms } };
}

function departures(
  words: Answers['departures'],
  { departures: facts }: Facts,
  say: Say,
  lang: string,
) {
  if (facts.list.length === 0) return {};
  const { title, ask } = words;
  const rows = facts.list.map((departure) => departureRow(words, departure, say, lang));
  const asOf = say(words.asOf, { date: formatDay(facts.checked, lang) });
  return { departures: { title, ask, asOf, rows } };
}

function departureRow(
  words: Answers['departures'],
  { date: day, airline, via, direct, ...departure }: Departure,
  say: Say,
  lang: string,
) {
  const date = formatDay(day, lang);
  const figure = (text: string, name: string, value: number | undefined) =>
    value === undefined ? [] : [say(text, { [name]: value })];
  const [length] = figure(words.length, 'tripDays', departure.days);
  return {
    day,
    date,
    ...(length && { length }),
    nights: [
      ...figure(words.nightsMakkah, 'nights', departure.nightsMakkah),
      ...figure(words.nightsMadinah, 'nights', departure.nightsMadinah),
    ],
    flight: [
      ...(airline ? [airlineLine(words, airline, direct, via, say)] : []),
      ...figure(words.baggage, 'kilos', departure.baggageKilos),
    ],
    message: say(words.message, { date: date.replaceAll('\u00a0', ' ') }),
  };
}

function airlineLine(
  words: Answers['departures'],
  airline: string,
  direct: true | undefined,
  via: string | undefined,
  say: Say,
): string {
  if (via) return say(words.via, { airline, via });
  return direct ? say(words.direct, { airline }) : airline;
}

function hotels(words: Answers['hotels'], { hotels: facts }: Facts, say: Say, asOf: AsOf) {
  const cities = [
    { title: words.makkah, list: facts.makkah, distance: words.distanceMakkah },
    { title: words.madinah, list: facts.madinah, distance: words.distanceMadinah },
  ].filter(({ list }) => list.length > 0);
  if (cities.length === 0) return {};
  return {
    hotels: {
      title: words.title,
      asOf: asOf(facts.checked),
      cities: cities.map(({ title, list, distance }) => ({
        title,
        list: list.map(({ name, metres }) => ({
          name,
          ...(metres !== undefined && { distance: say(distance, { metres }) }),
        })),
      })),
    },
  };
}

/** What is only partly known is still asked. */
function questions(
  words: Answers['ask'],
  { payment, departures, hotels: { makkah, madinah } }: Facts,
  answered: Omit<AnswersContent, 'ask'>,
  say: Say,
): Questions {
  const isKnown: Partial<Record<keyof Answers['ask']['questions'], boolean>> = {
    departures:
      departures.list.length > 0 &&
      departures.list.every(({ airline, direct, via }) => airline && (direct || via)),
    hotels: [makkah, madinah].every(
      (list) => list.length > 0 && list.every(({ metres }) => metres !== undefined),
    ),
    rooms: Boolean(answered.rooms),
    excludes: Boolean(answered.excludes),
    payment: payment.advance !== null && payment.balanceDays !== null,
    account: payment.account !== '',
  };
  const left = Object.entries(words.questions)
    .filter(([name]) => !isKnown[name as keyof typeof isKnown])
    .map(([, question]) => question);
  const { title, lead, button } = words;
  const numbered = left.map((question, at) => `${at + 1}. ${question}`);
  return {
    title,
    lead,
    button,
    more: say(words.more, { questions: splitRows(left)[1].length }),
    questions: left,
    message: [words.greeting, ...numbered].join('\n').replaceAll('\u00a0', ' '),
  };
}
