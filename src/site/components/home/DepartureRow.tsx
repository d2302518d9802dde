/** A departure: what one sees of it at once, and what opens. */
import { Fragment, type ReactNode } from 'react';
import {
  fromPriceOf,
  haveSamePrices,
  isCountable,
  payments,
  roomsOf,
  rowsOf,
} from '../../../agency/prices.ts';
import type { Departure } from '../../../agency/schemas/content.ts';
import { dayBefore } from '../../../values/days.ts';
import { whole } from '../../../values/fill.ts';
import { formatDay, formatNumber } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { useDepartureMessage, useDepartureWords, type DepartureWords } from './departureWords.ts';
import { PriceWithTaxes } from './PriceWithTaxes.tsx';
import { CancelBy } from './RefundSteps.tsx';
import { RoomPrices } from './RoomPrices.tsx';

export function DepartureRow({ departure }: { departure: Departure }) {
  const { facts, words } = usePage();
  const { answers } = words;
  const { date: day } = departure;
  const own = useDepartureWords(departure);
  const message = useDepartureMessage(departure, own);
  const offer = facts.package;
  const lowest = fromPriceOf(departure, offer);
  const rooms = roomsOf(departure, offer);
  const hasRooms = Object.keys(rooms).length > 0;
  const single = hasRooms ? undefined : lowest?.rupees;
  const asAbove = hasRooms && haveSamePrices(rooms, offer.rooms);
  // A whole row of the table, whose columns are those of the row above.
  const isWhole = !asAbove && rowsOf(rooms, offer).join() === rowsOf(offer.rooms, offer).join();
  return (
    <li
      className={`departures__row${isWhole ? ' departures__row--whole' : ''}`}
      data-day={day}
      data-prices={asAbove || !isCountable(offer) ? undefined : payments(rooms, single, offer)}
    >
      <details className="fold fold--narrow" open={facts.departures.list.length === 1}>
        <summary>
          <span>
            <Glance day={day} words={own} price={own.price} />
          </span>
          <Icon name="chevron" />
        </summary>
        <div className="departures__detail quiet">
          <p className="departures__head">
            <Glance day={day} words={own} price={hasRooms ? undefined : own.price} />
          </p>
          <Stays stays={own.stays} />
          <Lines>
            {own.flight}
            {own.baggage}
          </Lines>
          {hasRooms && (
            <RoomPrices
              rooms={asAbove ? { [lowest!.room!]: lowest!.rupees } : rooms}
              note={asAbove && <a href="#rooms">{answers.departures.asAbove}</a>}
            >
              <h4>{answers.rooms.title}</h4>
            </RoomPrices>
          )}
          <div className="departures__pay">
            {lowest && !hasRooms && (
              <PriceWithTaxes as="p" className="departures__total" price={lowest.rupees} />
            )}
            <Rest day={day} />
            <CancelBy day={day} />
            {own.questions.map((question) => (
              <p key={question}>{question}</p>
            ))}
          </div>
          <MessagingLink className="departures__ask line-link screen-only" message={message}>
            {answers.departures.ask}
            <span className="visually-hidden">: {own.date}</span>
          </MessagingLink>
        </div>
      </details>
    </li>
  );
}

interface GlanceProps {
  readonly day: string;
  readonly words: DepartureWords;
  readonly price: string | undefined;
}

/** The date, its length, its airport and its price. */
function Glance({ day, words: { date, length, airport }, price }: GlanceProps) {
  return (
    <>
      <span className="departures__day">
        <time dateTime={day}>{date}</time> {length && <span>{length}</span>}
      </span>{' '}
      <span className="departures__from quiet">
        {airport && <span>{airport}</span>} {price && <span>{price}</span>}
      </span>
    </>
  );
}

/** The nights in each city, with the hotel and how far it is from the mosque. */
function Stays({ stays }: Pick<DepartureWords, 'stays'>) {
  const { words, show } = usePage();
  return (
    <Lines>
      {stays.map(({ where, hotel, metres }) => (
        <Fragment key={where}>
          {where}
          {hotel && (
            <>
              : <LeftToRight>{whole(hotel)}</LeftToRight>
            </>
          )}
          {metres && <> ({show(words.answers.hotels.metres, { metres: formatNumber(metres) })})</>}
        </Fragment>
      ))}
    </Lines>
  );
}

/** The last day to pay the rest, or that it is due now. The browser script compares the day again. */
function Rest({ day }: { day: string }) {
  const { route, facts, words, today, show } = usePage();
  const { restBy, restDue } = words.answers.departures;
  const { balanceDays } = facts.payment;
  if (balanceDays === null) return null;
  const last = dayBefore(day, balanceDays);
  if (last < today) return <p className="departures__rest">{restDue}</p>;
  return (
    <p className="departures__rest" data-rest="" data-day={last}>
      {show(restBy, { date: formatDay(last, route.edition.locale) })}
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
