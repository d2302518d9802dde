/** The row of a departure: a summary, and the details that it expands to. */
import { Fragment, type ReactNode } from 'react';
import {
  isBalanceLeftOn,
  departurePrices,
  isCountable,
  packagePrices,
  withTaxes,
} from '../../../agency/familyPrices.ts';
import { fromPriceOf, hasPrices, haveSamePrices, priceTableOf } from '../../../agency/prices.ts';
import { rupeesKept } from '../../../agency/refundSteps.ts';
import type { Departure, Facts } from '../../../agency/schemas/content.ts';
import { daysEarlier } from '../../../values/days.ts';
import { plainText, whole, type FilledText } from '../../../values/filledText.tsx';
import { formatDay, formatNumber } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { CancelBy } from './CancelBy.tsx';
import { useDepartureMessages, useDepartureWords, type DepartureWords } from './departureWords.ts';
import { PriceWithTaxes } from './PriceWithTaxes.tsx';
import { useTaxWords } from './taxWords.ts';
import { RoomPrices } from './RoomPrices.tsx';

export function DepartureRow({ departure }: { departure: Departure }) {
  const { facts, words } = usePage();
  const { answers } = words;
  const { date: day } = departure;
  const departureWords = useDepartureWords(departure);
  const [message, familyMessage] = useDepartureMessages(departure, departureWords);
  const { included: taxes } = useTaxWords();
  const isCounted = isCountable(facts);
  const offer = facts.package;
  const lowest = fromPriceOf(departure, offer);
  const rooms = priceTableOf(departure, offer);
  const hasRooms = hasPrices(rooms);
  const asInPackage = hasRooms && haveSamePrices(rooms, offer.rooms);
  return (
    <li
      className="departures__row"
      data-day={day}
      data-from={departureWords.airport && plainText(departureWords.airport)}
      {...(isCounted && familyAttributes(departure, facts))}
    >
      <details className="fold fold--narrow" open={facts.departures.list.length === 1}>
        <summary>
          <span data-sum={isCounted ? '' : undefined}>
            <Glance
              day={day}
              words={departureWords}
              price={departureWords.price ?? departureWords.priceQuestion}
            />
          </span>
          <Icon name="chevron" />
        </summary>
        <div className="departures__detail quiet">
          <p className="departures__head" data-sum={isCounted ? '' : undefined}>
            <Glance
              day={day}
              words={departureWords}
              price={hasRooms ? undefined : departureWords.price}
            />
          </p>
          <Stays stays={departureWords.stays} />
          <Lines>
            {departureWords.flight}
            {departureWords.baggage}
          </Lines>
          {hasRooms && (
            <RoomPrices
              rooms={asInPackage ? { [lowest!.room!]: lowest!.rupees } : rooms}
              note={asInPackage && <a href="#rooms">{answers.departures.asInPackage}</a>}
            >
              <h4>
                {answers.rooms.title}
                {!asInPackage && taxes && <span className="departures__taxes"> / {taxes}</span>}
              </h4>
            </RoomPrices>
          )}
          <div className="departures__pay">
            {lowest && !hasRooms && <PriceWithTaxes as="p" price={lowest.rupees} />}
            {isBalanceLeftOn(departure, facts) && <Rest day={day} />}
            <CancelBy day={day} price={lowest?.rupees} />
            {departureWords.questions.map((question, at) => (
              <p key={at}>{question}</p>
            ))}
          </div>
          <MessagingLink
            className="departures__ask line-link screen-only"
            message={message}
            withFamily={isCounted ? familyMessage : undefined}
          >
            {answers.departures.ask}
            <span className="visually-hidden">: {departureWords.date}</span>
          </MessagingLink>
        </div>
      </details>
    </li>
  );
}

/** Returns the data attributes that client/family/ needs if a departure's prices differ from the package's. */
function familyAttributes(departure: Departure, facts: Facts) {
  const prices = departurePrices(departure, facts);
  if (JSON.stringify(prices) === JSON.stringify(packagePrices(facts))) return {};
  const isRefundKnown = rupeesKept(facts.policy.refund) !== undefined;
  return {
    'data-prices': JSON.stringify(withTaxes(prices, facts.package)),
    'data-prices-before-tax': isRefundKnown ? JSON.stringify(prices) : undefined,
  };
}

interface GlanceProps {
  readonly day: string;
  readonly words: DepartureWords;
  readonly price: FilledText | undefined;
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
      {stays.map(({ where, hotel, metres }, at) => (
        <Fragment key={at}>
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

/** The day on which the balance is due, or a note that it is due now. The browser script checks the day again. */
function Rest({ day }: { day: string }) {
  const { route, facts, words, today, show } = usePage();
  const { restBy, restDue } = words.answers.departures;
  const { balanceDays } = facts.payment;
  if (balanceDays === null) return null;
  const last = daysEarlier(day, balanceDays);
  if (last < today) return <p className="departures__rest">{restDue}</p>;
  return (
    <p className="departures__rest" data-rest="" data-day={last}>
      {show(restBy, { date: formatDay(last, route.edition.locale) })}
    </p>
  );
}

/** The lines of one cell. Without lines it is an empty element, which keeps its grid column. */
function Lines({ children }: { children: readonly ReactNode[] }) {
  return (
    <div>
      {children.map((line, at) => (
        // The index can be the key, because the order of the lines never changes.
        <Fragment key={at}>{line && <p>{line}</p>} </Fragment>
      ))}
    </div>
  );
}
