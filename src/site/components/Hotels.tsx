/** The hotels by city, with the way on foot to the mosque. */
import type { Hotels as Content } from '../answers.ts';
import { LeftToRight } from './LeftToRight.tsx';

export function Hotels({ title, asOf, cities }: Content) {
  return (
    <section className="hotels" aria-labelledby="hotels-title">
      <h3 className="price-section__title" id="hotels-title">
        {title}
      </h3>
      <p className="as-of">{asOf}</p>
      <div className="hotels__cities">
        {cities.map((city) => (
          <div key={city.title}>
            <h4 className="hotels__city">{city.title}</h4>
            <ul className="hotels__list" role="list">
              {city.list.map(({ name, distance }) => (
                <li key={name}>
                  <strong>
                    <LeftToRight>{name}</LeftToRight>
                  </strong>{' '}
                  {distance && <span>{distance}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
