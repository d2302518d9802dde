/** The places of ziyarat in another language, by city. */
import type { Translation } from '../../schemas/content.ts';

export function KeyFactsPlaces({ words }: { words: Translation['ziyarat'] }) {
  return (
    <section
      className="key-facts-places arcade lattice"
      id="ziyarat"
      aria-labelledby="ziyarat-title"
    >
      <div className="wrapper">
        <h2 className="key-facts-title" id="ziyarat-title">
          {words.title}
        </h2>
        <div className="key-facts-places__cities">
          {Object.values(words.cities).map(({ name, places }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul className="key-facts-list" role="list">
                {Object.values(places).map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
