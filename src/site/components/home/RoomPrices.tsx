/** The table of prices per person, by how many share a room. A room without a price invites visitors to ask. */
import type { ReactNode } from 'react';
import { formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { isRoom, rowsOf, type PriceRow, type PriceTable } from '../../../agency/prices.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { PriceWithTaxes } from './PriceWithTaxes.tsx';

interface RoomPricesProps {
  rooms: PriceTable;
  /** The content below the table. By default, if only one room has a price, it invites visitors to ask for the others. */
  note?: ReactNode;
  /** The title. */
  children: ReactNode;
}

export function RoomPrices({ rooms, note, children }: RoomPricesProps) {
  const { facts, words } = usePage();
  const labels = words.answers.rooms;
  const { childUnder, infantUnder } = facts.package;
  const isAgeOpen: Partial<Record<PriceRow, boolean>> = {
    child: childUnder === null,
    childNoBed: childUnder === null,
    infant: infantUnder === null,
  };
  const rows = rowsOf(rooms, facts.package);
  const [only, ...more] = rows;
  const isOneRoom = only !== undefined && more.length === 0 && isRoom(only);
  const below = note || (isOneRoom && labels.others);
  return (
    <div className={`room-prices${rows.length === 1 ? ' room-prices--one' : ''}`}>
      {children}
      <dl>
        {rows.map((name) => {
          const price = rooms[name];
          return (
            <div className="room-prices__row" key={name}>
              <dt>{labels[name]}</dt>
              {price === undefined ? (
                <dd className="room-prices__ask">{labels.ask}</dd>
              ) : (
                <>
                  <dd>
                    <LeftToRight>{formatRupees(price)}</LeftToRight>
                  </dd>
                  <PriceWithTaxes as="dd" className="room-prices__more" price={price} />
                  {isAgeOpen[name] && <dd className="room-prices__more">{labels.age}</dd>}
                </>
              )}
            </div>
          );
        })}
      </dl>
      {below && <p className="room-prices__note quiet">{below}</p>}
    </div>
  );
}
