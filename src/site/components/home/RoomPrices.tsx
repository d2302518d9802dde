/** The table of prices for one person by how many share a room. A room without a price says that visitors may ask. */
import type { ReactNode } from 'react';
import { formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { rowsOf, type RoomName, type Rooms } from '../../../agency/prices.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { PriceWithTaxes } from './PriceWithTaxes.tsx';

/** The table. Its children are its title. */
export function RoomPrices({ rooms, children }: { rooms: Rooms; children: ReactNode }) {
  const { facts, words } = usePage();
  const labels = words.answers.rooms;
  const { childUnder, infantUnder } = facts.package;
  const isAgeOpen: Partial<Record<RoomName, boolean>> = {
    child: childUnder === null,
    childNoBed: childUnder === null,
    infant: infantUnder === null,
  };
  return (
    <div className="room-prices">
      {children}
      <dl>
        {rowsOf(rooms, facts.package).map((name) => {
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
    </div>
  );
}
