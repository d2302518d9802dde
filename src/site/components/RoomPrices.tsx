/** The price for one person by how many share a room. */
import type { RoomPrices as Content } from '../answers.ts';
import { LeftToRight } from './LeftToRight.tsx';

export function RoomPrices({ title, asOf, rows }: Content) {
  return (
    <div className="room-prices">
      <h3 className="price-card__part">{title}</h3>
      <dl>
        {rows.map(({ label, price }) => (
          <div className="room-prices__row" key={label}>
            <dt>{label}</dt>
            <dd>
              <LeftToRight>{price}</LeftToRight>
            </dd>
          </div>
        ))}
      </dl>
      <p className="as-of">{asOf}</p>
    </div>
  );
}
