/** The price for one person by how many share a room. */
import { roomNames } from '../../../schemas/facts.ts';
import { formatRupees } from '../../format.ts';
import { usePage } from '../../pageContext.ts';
import type { Rooms } from '../../prices.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';

/** The prices of the package, under their title. */
export function RoomPrices({ rooms }: { rooms: Rooms }) {
  return (
    <div className="room-prices">
      <h3 className="price-card__part">{usePage().words.answers.rooms.title}</h3>
      <PriceRows rooms={rooms} />
    </div>
  );
}

export function PriceRows({ rooms }: { rooms: Rooms }) {
  const words = usePage().words.answers.rooms;
  return (
    <dl>
      {roomNames.map((name) => {
        const price = rooms[name];
        if (price === undefined) return null;
        return (
          <div className="room-prices__row" key={name}>
            <dt>{words[name]}</dt>
            <dd>
              <LeftToRight>{formatRupees(price)}</LeftToRight>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
