/**
 * The next departures, each with a link to ask about it. On phones a date is a row that expands; wide windows and print show a
 * table. The browser script removes those that have passed since the build.
 */
import type { Answers } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { AsOf } from './AsOf.tsx';
import { DepartureRow } from './DepartureRow.tsx';

export function Departures({ words }: { words: Answers['departures'] }) {
  const { facts } = usePage();
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
          <DepartureRow key={JSON.stringify(departure)} departure={departure} />
        ))}
      </ul>
    </section>
  );
}
