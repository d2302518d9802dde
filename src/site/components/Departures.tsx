/** The next departures, each with the way to ask about it; the browser takes away what passes later. */
import { Fragment } from 'react';
import { splitRows, type DepartureRow, type Departures as Content } from '../answers.ts';
import { Fold } from './Fold.tsx';
import { MessagingLink } from './MessagingLink.tsx';

export function Departures({ title, asOf, ask, rows }: Content) {
  const list = (some: readonly DepartureRow[]) => (
    <ul className="departures__list" role="list">
      {some.map((row) => (
        <Row key={`${row.day} ${row.flight.join()}`} {...row} ask={ask} />
      ))}
    </ul>
  );
  const [open, folded] = splitRows(rows);
  const [first, last] = [folded[0], folded.at(-1)];
  return (
    <section className="departures" aria-labelledby="departures-title" data-behaviour="departures">
      <div className="departures__head">
        <h3 className="price-section__title" id="departures-title">
          {title}
        </h3>
        <p className="as-of">{asOf}</p>
      </div>
      {list(open)}
      {first && last && <Fold summary={`${first.date} – ${last.date}`}>{list(folded)}</Fold>}
    </section>
  );
}

function Row({ day, date, length, nights, flight, message, ask }: DepartureRow & { ask: string }) {
  return (
    <li className="departures__row" data-day={day}>
      <p className="departures__day">
        <time dateTime={day}>{date}</time> {length && <span>{length}</span>}
      </p>
      <Lines lines={nights} />
      <Lines lines={flight} />
      <MessagingLink className="departures__ask" message={message}>
        {ask}
        <span className="visually-hidden">: {date}</span>
      </MessagingLink>
    </li>
  );
}

/** Without lines it still holds its column. */
function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p className="departures__fact">
      {lines.map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
