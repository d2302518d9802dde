/** The next departures, each with the way to ask about it; the browser takes away what passes later. */
import { Fragment, type ReactNode } from 'react';
import type { Answers, Departure, Template } from '../../../schemas/content.ts';
import { dayBefore, formatDay, formatRupees } from '../../format.ts';
import { usePage } from '../../pageContext.ts';
import { fromPriceOf, lowestOf } from '../../prices.ts';
import { nameInWords } from '../../vocabulary.ts';
import { Fold, splitRows } from './Fold.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PriceRows } from './RoomPrices.tsx';

type Words = Answers['departures'];

export function Departures({ words }: { words: Words }) {
  const { facts, edition } = usePage();
  const { list } = facts.departures;
  if (list.length === 0) return null;
  const dayOf = (iso: string) => formatDay(iso, edition.locale);
  const rows = (some: readonly Departure[]) => (
    <ul className="departures__list" role="list">
      {some.map((departure) => (
        <Row key={JSON.stringify(departure)} departure={departure} words={words} />
      ))}
    </ul>
  );
  const [open, folded] = splitRows(list);
  const [first, last] = [folded[0], folded.at(-1)];
  return (
    <section
      className="departures"
      id="departures"
      aria-labelledby="departures-title"
      data-behaviour="departures"
      data-due={facts.payment.balanceDays === null ? undefined : words.restDue}
    >
      <h3 className="price-section__title" id="departures-title">
        {words.title}
      </h3>
      {rows(open)}
      {first && last && (
        <Fold summary={`${dayOf(first.date)} – ${dayOf(last.date)}`}>{rows(folded)}</Fold>
      )}
    </section>
  );
}

function Row({ departure, words }: { departure: Departure; words: Words }) {
  const { facts, edition, words: all, fill, show } = usePage();
  const { rooms: roomWords, hotels } = all.answers;
  const { date: day, days, airline, rooms } = departure;
  const [from, via] = [departure.from, departure.via].map(
    (place) => place && nameInWords(place, all),
  );
  const date = formatDay(day, edition.locale);
  const { rupees, room } = fromPriceOf(departure, facts.package) ?? {};
  const values = {
    price: rupees === undefined ? null : formatRupees(rupees),
    ...(room && { room: roomWords[room] }),
  };
  const template = room ? words.priceInRoom : words.price;
  const message = [
    fill(words.message, { date }),
    ...(values.price ? [fill(template, values)] : []),
  ].join('\n');
  const flight = via ? words.via : departure.direct && words.direct;
  const ownRooms = rooms && lowestOf(rooms) ? rooms : undefined;
  const amount = !ownRooms && values.price;
  /** How long a journey stays in a city, and where; either may be unknown. */
  const stay = (nights: number | undefined, template: Template, name = '', city: string) => {
    const length = nights ? show(template, { nights }) : name && city;
    return name ? (
      <>
        {length}: <LeftToRight>{name}</LeftToRight>
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
        {from && show(words.from, { from })}
        {airline && (flight ? show(flight, { airline, ...(via && { via }) }) : airline)}
        {departure.baggageKilos && show(words.baggage, { kilos: departure.baggageKilos })}
      </Lines>
      {ownRooms && <PriceRows rooms={ownRooms} />}
      {(amount || facts.payment.balanceDays !== null) && (
        <p className="departures__pay">
          {amount && (
            <>
              <strong>{show(template, values)}</strong>{' '}
            </>
          )}
          <Rest day={day} words={words} />
        </p>
      )}
      <MessagingLink className="departures__ask" message={message}>
        {words.ask}
        <span className="visually-hidden">: {date}</span>
      </MessagingLink>
    </li>
  );
}

/** The last day to pay the rest, or that it is due now; the browser script checks again. */
function Rest({ day, words }: { day: string; words: Words }) {
  const { facts, edition, today, show } = usePage();
  const { balanceDays } = facts.payment;
  if (balanceDays === null) return null;
  const last = dayBefore(day, balanceDays);
  if (last < today) return <span>{words.restDue}</span>;
  return (
    <span data-day={last}>{show(words.restBy, { date: formatDay(last, edition.locale) })}</span>
  );
}

/** Stays in the page without lines too, to keep its column of the grid. */
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
