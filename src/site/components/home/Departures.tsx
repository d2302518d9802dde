/** The next departures, each with a link to ask about it. The browser script removes those that have passed since the build. */
import { Fragment, type ReactNode } from 'react';
import type { Departure, Facts, Template } from '../../../agency/schemas/content.ts';
import { dayBefore } from '../../../values/days.ts';
import { formatDay, formatRupees } from '../../../values/format.ts';
import { useBuild, usePage } from '../../pageContext.ts';
import { fromPriceOf, roomsOf } from '../../../agency/prices.ts';
import { departureQuestions } from '../../../agency/familyQuestions.ts';
import { nameInWords } from '../../../agency/phrases.ts';
import { AsOf } from './AsOf.tsx';
import { Fold, splitRows } from './Fold.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PriceWithTaxes } from './PriceWithTaxes.tsx';
import { RoomPrices } from './RoomPrices.tsx';

export function Departures() {
  const { route, facts, words: pageWords } = usePage();
  const words = pageWords.answers.departures;
  const { list } = facts.departures;
  if (list.length === 0) return null;
  const dayOf = (iso: string) => formatDay(iso, route.edition.locale);
  const rows = (some: readonly Departure[]) => (
    <ul className="departures__list" role="list">
      {some.map((departure) => (
        <Row key={JSON.stringify(departure)} departure={departure} />
      ))}
    </ul>
  );
  const [open, folded] = splitRows(list, 1 + cheapestOf(list, facts));
  const [first, last] = [folded[0], folded.at(-1)];
  return (
    <section
      className="departures"
      id="departures"
      aria-labelledby="departures-title"
      data-due={facts.payment.balanceDays === null ? undefined : words.restDue}
    >
      <h3 className="price-section__title" id="departures-title">
        {words.title}
      </h3>
      <AsOf words={pageWords.answers.asOf} group={facts.departures} />
      {rows(open)}
      {first && last && (
        <Fold summary={[...new Set([dayOf(first.date), dayOf(last.date)])].join(' – ')}>
          {rows(folded)}
        </Fold>
      )}
    </section>
  );
}

/** Returns the index of the first departure with the lowest price, which must stay visible; -1 if none has a price. */
function cheapestOf(list: readonly Departure[], { package: offer }: Facts): number {
  const prices = list.map((departure) => fromPriceOf(departure, offer)?.rupees ?? Infinity);
  const lowest = Math.min(...prices);
  return lowest === Infinity ? -1 : prices.indexOf(lowest);
}

function Row({ departure }: { departure: Departure }) {
  const { route, facts, words: pageWords, fill, show } = usePage();
  const { locale, scope } = route.edition;
  const { departures: words, hotels, rooms: roomWords } = pageWords.answers;
  const { date: day, days, airline } = departure;
  const [from, via] = [departure.from, departure.via].map(
    (place) => place && nameInWords(place, pageWords),
  );
  const date = formatDay(day, locale);
  const rooms = roomsOf(departure, facts.package);
  const hasRooms = Object.keys(rooms).length > 0;
  const { rupees } = fromPriceOf(departure, facts.package) ?? {};
  // With room prices, the table shows them instead.
  const price = hasRooms ? undefined : rupees;
  const amount = price && { price: formatRupees(price) };
  const questions = departureQuestions(departure, facts, pageWords.answers, scope);
  const airport = from && fill(words.from, { from });
  const way = via ? words.via : departure.direct && words.direct;
  const flight = airline && (way ? fill(way, { airline, ...(via && { via }) }) : airline);
  const isAlone = facts.departures.list.filter(({ date: other }) => other === day).length === 1;
  const message = [
    fill(words.message, { date }),
    // The date alone would not say which of two departures is meant.
    ...(isAlone ? [] : [airport, flight].filter(Boolean)),
    ...(amount ? [fill(words.price, amount)] : []),
    ...questions,
    ...pageWords.messages.lines,
  ].join('\n');
  /** Returns how many nights a departure stays in a city, and in which hotel. Either may be unknown. */
  const stay = (nights: number | undefined, template: Template, name = '', city: string) => {
    const length = nights ? show(template, { nights }) : name && city;
    return name ? (
      <>
        {length}:{' '}
        <span className="whole-word">
          <LeftToRight>{name}</LeftToRight>
        </span>
      </>
    ) : (
      length
    );
  };
  return (
    <li className="departures__row" data-day={day}>
      <p className="departures__day">
        <time dateTime={day}>{date}</time>{' '}
        {days && <span>{show(words.length, { tripDays: days })}</span>}
      </p>
      <Lines>
        {stay(departure.nightsMakkah, words.nightsMakkah, departure.hotelMakkah, hotels.makkah)}
        {stay(departure.nightsMadinah, words.nightsMadinah, departure.hotelMadinah, hotels.madinah)}
      </Lines>
      <Lines>
        {airport}
        {flight}
        {departure.baggageKilos && show(words.baggage, { kilos: departure.baggageKilos })}
      </Lines>
      {hasRooms && (
        <RoomPrices rooms={rooms}>
          <h4 className="departures__prices">{roomWords.title}</h4>
        </RoomPrices>
      )}
      {(price || facts.payment.balanceDays !== null || questions.length > 0) && (
        <p className="departures__pay">
          {amount && (
            <>
              <strong>{show(words.price, amount)}</strong>{' '}
              <PriceWithTaxes as="span" price={price} />{' '}
            </>
          )}
          <Rest day={day} />
          {questions.map((question) => (
            <Fragment key={question}>
              {' '}
              <span>{question}</span>
            </Fragment>
          ))}
        </p>
      )}
      <MessagingLink className="departures__ask" message={message}>
        {words.ask}
        <span className="visually-hidden">: {date}</span>
      </MessagingLink>
    </li>
  );
}

/** The last day to pay the rest, or that it is due now. The browser script compares the day again. */
function Rest({ day }: { day: string }) {
  const { route, facts, words: pageWords, show } = usePage();
  const words = pageWords.answers.departures;
  const { today } = useBuild();
  const { balanceDays } = facts.payment;
  if (balanceDays === null) return null;
  const last = dayBefore(day, balanceDays);
  if (last < today) return <span className="departures__rest">{words.restDue}</span>;
  return (
    <span className="departures__rest" data-rest="" data-day={last}>
      {show(words.restBy, { date: formatDay(last, route.edition.locale) })}
    </span>
  );
}

/** The lines of one cell. Without any it is an empty element, which keeps its column of the grid. */
function Lines({ children }: { children: readonly ReactNode[] }) {
  return (
    <p className="departures__fact">
      {children.map((line, at) =>
        line ? (
          <Fragment key={at}>
            <span>{line}</span>{' '}
          </Fragment>
        ) : null,
      )}
    </p>
  );
}
