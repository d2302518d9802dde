/** The hotels by city, with the walking distance to the mosque. */
import type { Answers } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { formatNumber } from '../../../values/format.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';

export function Hotels({ words }: { words: Answers['hotels'] }) {
  const { facts, show } = usePage();
  const { makkah, madinah } = facts.hotels;
  const cities = [
    { title: words.makkah, list: makkah, distance: words.distanceMakkah },
    { title: words.madinah, list: madinah, distance: words.distanceMadinah },
  ].filter(({ list }) => list.length > 0);
  if (cities.length === 0) return null;
  return (
    <section className="hotels" id="hotels" aria-labelledby="hotels-title">
      <h3 className="price-section__title" id="hotels-title">
        {cities.some(({ list }) => list.length > 1) ? words.titleSeveral : words.title}
      </h3>
      <div className="hotels__cities columns">
        {cities.map(({ title, list, distance }, at) => (
          <div key={at}>
            <h4 className="hotels__city">{title}</h4>
            <ul className="hotels__list rows" role="list">
              {list.map(({ name, metres }) => (
                <li key={name}>
                  <strong>
                    <LeftToRight>{name}</LeftToRight>
                  </strong>{' '}
                  {metres && <span>{show(distance, { metres: formatNumber(metres) })}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
