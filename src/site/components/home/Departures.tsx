/**
 * The next departures, each with a link to ask about it. On phones a date is one row, which opens; wide windows and paper show a
 * table. The browser script removes those that have passed since the build.
 */
import { Fragment, type ReactNode } from 'react';
import type { Departure, Template } from '../../../agency/schemas/content.ts';
import { dayBefore } from '../../../values/days.ts';
import { whole } from '../../../values/fill.ts';
import { formatDay, formatNumber, formatRupees } from '../../../values/format.ts';
import { useBuild, usePage } from '../../pageContext.ts';
import { areSame, fromPriceOf, roomsOf, rowsOf } from '../../../agency/prices.ts';
import { departureQuestions } from '../../../agency/familyQuestions.ts';
import { nameInWords } from '../../../agency/phrases.ts';
import { AsOf } from './AsOf.tsx';
import { Icon } from '../shared/Icon.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PriceWithTaxes } from './PriceWithTaxes.tsx';
import { CancelBy } from './RefundSteps.tsx';
import { RoomPrices } from './RoomPrices.tsx';

export function Departures() {
  const { facts, words: pageWords } = usePage();
  const words = pageWords.answers.departures;
  const { list } = facts.departures;
  if (list.length === 0) return null;
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
      <AsOf group={facts.departures} />
      <ul className="departures__list" role="list">
        {list.map((departure) => (
          <Row key={JSON.stringify(departure)} departure={departure} />
        ))}
      </ul>
    </section>
  );
}

function Row({ departure }: { departure: Departure }) {
  const { route, facts, words: pageWords, fill, show } = usePage();
  const { locale, scope } = route.edition;
  const { list } = facts.departures;
  const { departures: words, hotels, rooms: roomWords } = pageWords.answers;
  const { date: day, days, airline } = departure;
  const [from, via] = [departure.from, departure.via].map(
    (place) => place && nameInWords(place, pageWords),
  );
  const date = formatDay(day, locale);
  const length = days && fill(words.length, { tripDays: days });
  const lowest = fromPriceOf(departure, facts.package);
  const price = lowest && fill(words.price, { price: formatRupees(lowest.rupees) });
  const rooms = roomsOf(departure, facts.package);
  const hasRooms = Object.keys(rooms).length > 0;
  const asAbove = hasRooms && areSame(rooms, facts.package.rooms);
  // A whole row of the table, whose columns are those of the row above.
  const isWhole =
    !asAbove &&
    rowsOf(rooms, facts.package).join() === rowsOf(facts.package.rooms, facts.package).join();
  const questions = departureQuestions(departure, facts, pageWords.answers, scope);
  const airport = from && fill(words.from, { from });
  const way = via ? words.via : departure.direct && words.direct;
  const flight = airline && (way ? fill(way, { airline, ...(via && { via }) }) : airline);
  /** Returns how many nights a departure stays in a city, and in which hotel. Either may be unknown. */
  const stayIn = (city: 'makkah' | 'madinah', nights = 0, template: Template, hotel = '') => ({
    where: nights ? fill(template, { nights }) : hotel && hotels[city],
    hotel,
    metres: facts.hotels[city].find(({ name }) => name === hotel)?.metres,
  });
  const stays = [
    stayIn('makkah', departure.nightsMakkah, words.nightsMakkah, departure.hotelMakkah),
    stayIn('madinah', departure.nightsMadinah, words.nightsMadinah, departure.hotelMadinah),
  ].filter(({ where }) => where);
  const baggage = departure.baggageKilos && fill(words.baggage, { kilos: departure.baggageKilos });
  const ofDay = list.filter(({ date: other }) => other === day);
  const isAlone = ofDay.length === 1;
  // Of two that begin at one price, the message names the rooms that differ.
  const alike = ofDay
    .filter((other) => fromPriceOf(other, facts.package)?.rupees === lowest?.rupees)
    .map((other) => roomsOf(other, facts.package));
  const ownRooms = rowsOf(rooms, facts.package).flatMap((name) => {
    const rupees = rooms[name];
    if (rupees === undefined || alike.every((others) => others[name] === rupees)) return [];
    return `${roomWords[name]}: ${formatRupees(rupees)}`;
  });
  const message = [
    fill(words.message, { date }),
    // The date alone would not say which of two departures is meant.
    ...(isAlone
      ? []
      : [
          length,
          ...stays.map(({ where, hotel }) => (hotel ? `${where}: ${hotel}` : where)),
          airport,
          flight,
          baggage,
        ]),
    isAlone && hasRooms ? undefined : price,
    ...ownRooms,
    ...questions,
    ...pageWords.messages.lines,
  ]
    .filter(Boolean)
    .join('\n');
  const glance = (from?: string) => (
    <>
      <span className="departures__day">
        <time dateTime={day}>{date}</time> {length && <span>{length}</span>}
      </span>{' '}
      <span className="departures__from">
        {airport && <span>{airport}</span>} {from && <span>{from}</span>}
      </span>
    </>
  );
  return (
    <li className={`departures__row${isWhole ? ' departures__row--whole' : ''}`} data-day={day}>
      <details open={list.length === 1}>
        <summary>
          <span>{glance(price)}</span>
          <Icon name="chevron" />
        </summary>
        <div className="departures__detail">
          <p className="departures__head">{glance(hasRooms ? undefined : price)}</p>
          <Lines>
            {stays.map(({ where, hotel, metres }) => (
              <Fragment key={where}>
                {where}
                {hotel && (
                  <>
                    : <LeftToRight>{whole(hotel)}</LeftToRight>
                  </>
                )}
                {metres && <> ({show(hotels.metres, { metres: formatNumber(metres) })})</>}
              </Fragment>
            ))}
          </Lines>
          <Lines>
            {flight}
            {baggage}
          </Lines>
          {hasRooms && (
            <RoomPrices
              rooms={asAbove ? { [lowest!.room!]: lowest!.rupees } : rooms}
              note={asAbove && <a href="#rooms">{words.asAbove}</a>}
            >
              <h4>{roomWords.title}</h4>
            </RoomPrices>
          )}
          <div className="departures__pay">
            {lowest && !hasRooms && <PriceWithTaxes as="p" price={lowest.rupees} />}
            <Rest day={day} />
            <CancelBy day={day} />
            {questions.map((question) => (
              <p key={question}>{question}</p>
            ))}
          </div>
          <MessagingLink className="departures__ask" message={message}>
            {words.ask}
            <span className="visually-hidden">: {date}</span>
          </MessagingLink>
        </div>
      </details>
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
  if (last < today) return <p className="departures__rest">{words.restDue}</p>;
  return (
    <p className="departures__rest" data-rest="" data-day={last}>
      {show(words.restBy, { date: formatDay(last, route.edition.locale) })}
    </p>
  );
}

/** The lines of one cell. Without any it is an empty element, which keeps its column of the grid. */
function Lines({ children }: { children: readonly ReactNode[] }) {
  return (
    <div>
      {children.map((line, at) => (
        // The order of the lines never changes.
        <Fragment key={at}>{line && <p>{line}</p>} </Fragment>
      ))}
    </div>
  );
}
