/** The places of one city: a labelled strip to swipe, which the browser script turns into a carousel if there is a mouse. */
import type { City } from '../../edition.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { PlaceCard } from './PlaceCard.tsx';

interface PlaceCarouselProps {
  city: City;
  background: 'night' | 'sand';
}

export function PlaceCarousel({ city, background }: PlaceCarouselProps) {
  const { show } = usePage();
  const headingId = `${city.slug}-title`;
  const stripId = `${city.slug}-places`;
  // A single place needs no buttons.
  const moves = city.places.length > 1;
  return (
    <section
      className={background === 'night' ? 'place-carousel band lattice' : 'place-carousel band'}
      id={city.slug}
      aria-labelledby={headingId}
      data-behaviour={moves ? 'carousel' : undefined}
    >
      <div className="place-carousel__intro">
        <h2 className="section-title" id={headingId}>
          {show(
            city.title,
            { cityName: <span className="place-carousel__city">{city.name}</span> },
            (beside) => (
              <span className="place-carousel__eyebrow">{beside}</span>
            ),
          )}{' '}
          {city.arabic && (
            <span className="place-carousel__arabic" lang="ar" dir="rtl">
              {city.arabic}
            </span>
          )}
        </h2>
        <p className="lead">{city.lead}</p>
        {moves && <CarouselControls city={city} controls={stripId} />}
      </div>
      <div
        className="place-carousel__track strip"
        id={stripId}
        {...(moves && { role: 'group', 'aria-labelledby': headingId, tabIndex: 0 })}
        data-glide-el="track"
      >
        <ul className="place-carousel__slides" role="list">
          {city.places.map((place) => (
            <li className="place-carousel__slide" key={place.slug}>
              <PlaceCard place={place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CarouselControls({ city, controls }: { city: City; controls: string }) {
  const { position } = usePage().words.ziyarat;
  return (
    <div className="place-carousel__controls screen-only">
      <button className="round-button" type="button" data-step="<" aria-controls={controls}>
        <Icon name="left" />
        <span className="visually-hidden">{city.previous}</span>
      </button>
      <button className="round-button" type="button" data-step=">" aria-controls={controls}>
        <Icon name="right" />
        <span className="visually-hidden">{city.next}</span>
      </button>
      {/* In Urdu, "1–2 / 4" without words would be set from right to left. */}
      <p role="status" dir="auto" data-position={position.template} />
    </div>
  );
}
