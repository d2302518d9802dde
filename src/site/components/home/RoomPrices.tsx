/** The price for one person by how many share a room. */
import type { Answers } from '../../../schemas/content.ts';
import { roomNames } from '../../../schemas/facts.ts';
import { formatRupees } from '../../format.ts';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';

export function RoomPrices({ words }: { words: Answers['rooms'] }) {
  const { facts } = usePage();
  const { rooms } = facts.package;
  return (
    <div className="room-prices">
      <h3 className="price-card__part">{words.title}</h3>
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
    </div>
  );
}
