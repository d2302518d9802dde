/** The words for a departure's row and for the message about it. A text whose facts are unknown is left out. */
import { plainText } from '../../../values/filledText.tsx';
import type { Departure, Template } from '../../../agency/schemas/content.ts';
import { departureQuestions, priceQuestion } from '../../../agency/familyQuestions.ts';
import { nameInWords } from '../../../agency/phrases.ts';
import { fromPriceOf, hasPrices, priceTableOf, rowsOf } from '../../../agency/prices.ts';
import { formatDay, formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';

export type DepartureWords = ReturnType<typeof useDepartureWords>;

interface Stay {
  readonly nights: number | undefined;
  readonly hotel: string | undefined;
  /** The words for the number of nights in this city. */
  readonly template: Template;
}

export function useDepartureWords(departure: Departure) {
  const { route, facts, words, show } = usePage();
  const { locale, scope } = route.edition;
  const { departures, hotels } = words.answers;
  const { days, airline, direct, baggageKilos } = departure;
  const [from, via] = [departure.from, departure.via].map(
    (town) => town && nameInWords(town, words),
  );
  const way = via ? departures.via : direct && departures.direct;
  const lowest = fromPriceOf(departure, facts.package);
  /** Returns the number of nights in a city, and the hotel there. Either may be unknown. */
  const stayIn = (city: 'makkah' | 'madinah', { nights = 0, hotel = '', template }: Stay) => ({
    where: nights ? show(template, { nights }) : hotel && hotels[city],
    hotel,
    metres: facts.hotels[city].find(({ name }) => name === hotel)?.metres,
  });
  return {
    date: formatDay(departure.date, locale),
    length: days && show(departures.length, { tripDays: days }),
    price: lowest && show(departures.price, { price: formatRupees(lowest.rupees) }),
    airport: from && show(departures.from, { from }),
    flight: airline && (way ? show(way, { airline, ...(via && { via }) }) : airline),
    baggage: baggageKilos && show(departures.baggage, { kilos: baggageKilos }),
    stays: [
      stayIn('makkah', {
        nights: departure.nightsMakkah,
        hotel: departure.hotelMakkah,
        template: departures.nightsMakkah,
      }),
      stayIn('madinah', {
        nights: departure.nightsMadinah,
        hotel: departure.hotelMadinah,
        template: departures.nightsMadinah,
      }),
    ].filter(({ where }) => where),
    /** What the list of dates shows instead of a price: without it, a date seems to cost what the one above costs. */
    priceQuestion: priceQuestion(departure, facts, words.answers, scope),
    questions: departureQuestions(departure, facts, words.answers, scope),
  };
}

/** Returns a message that names this departure even if others leave that day, and the same with {family} for who travels. */
export function useDepartureMessages(
  departure: Departure,
  ownWords: DepartureWords,
): [string, string] {
  const { route, facts, words, fill } = usePage();
  const { answers, messages } = words;
  const offer = facts.package;
  const rooms = priceTableOf(departure, offer);
  const ofDay = facts.departures.list.filter(({ date }) => date === departure.date);
  const isOnlyOneThatDay = ofDay.length === 1;
  const { length, stays, airport, flight, baggage } = ownWords;
  const hotels = stays.map(({ where, hotel }) => (hotel ? `${plainText(where)}: ${hotel}` : where));
  // If departures on the same day have the same starting price, the message names the room prices that differ.
  const lowest = fromPriceOf(departure, offer)?.rupees;
  const pricesOfAlike = ofDay
    .filter((sameDay) => fromPriceOf(sameDay, offer)?.rupees === lowest)
    .map((sameDay) => priceTableOf(sameDay, offer));
  const ownRooms = rowsOf(rooms, offer).flatMap((name) => {
    const rupees = rooms[name];
    if (rupees === undefined || pricesOfAlike.every((others) => others[name] === rupees)) return [];
    return `${plainText(answers.rooms[name])}: ${formatRupees(rupees)}`;
  });
  const lines = [
    fill(answers.departures.message, { date: ownWords.date }),
    // If two departures share a date, the date alone is ambiguous.
    ...(isOnlyOneThatDay ? [] : [length, ...hotels, airport, flight, baggage]),
    isOnlyOneThatDay && hasPrices(rooms) ? undefined : ownWords.price,
    ...ownRooms,
    ...ownWords.questions,
  ].map(plainText);
  return [messages.lines, route.edition.familyMessages.lines].map((more) =>
    [...lines, ...more].filter(Boolean).join('\n'),
  ) as [string, string];
}
