/** The places of one city: a labelled swipe strip, which the browser script turns into a carousel where a mouse is. */
import type { City } from '../../homes.ts';
import { countIn } from '../../vocabulary.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { PlaceCard } from './PlaceCard.tsx';

export interface PlaceCarouselProps {
  city: City;
  /** The spoken position, with {first}, {last} and {total}. */
  position: string;
  background: 'night' | 'sand';
}

export function PlaceCarousel({ city, position, background }: PlaceCarouselProps) {
  const { route, show } = usePage();
  const headingId = `${city.slug}-title`;
  const stripId = `${city.slug}-places`;
  // One place alone neither moves nor needs buttons.
  const moves = city.places.length > 1;
  return (
    <section
      className={
        background === 'night' ? 'place-carousel band band--night lattice' : 'place-carousel band'
      }
      id={city.slug}
      aria-labelledby={headingId}
      data-behaviour={moves ? 'carousel' : undefined}
    >
      <div className="place-carousel__intro">
        <h2 className="section-title" id={headingId}>
          {show(
            city.title,
            { cityName: <span className="place-carousel__city">{city.name}</span> },
            (words) => (
              <span className="place-carousel__eyebrow">{words}</span>
            ),
          )}{' '}
          {city.arabic && (
            <span className="place-carousel__arabic" lang="ar" dir="rtl">
              {city.arabic}
            </span>
          )}
        </h2>
        <p className="lead">
          {show(city.lead, { count: countIn(route.scope.lang, city.places.length) })}
        </p>
        {moves && <CarouselControls city={city} position={position} controls={stripId} />}
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

interface CarouselControlsProps {
  city: City;
  position: string;
  controls: string;
}

function CarouselControls({ city, position, controls }: CarouselControlsProps) {
  return (
    <div className="place-carousel__controls">
      <button className="round-button" type="button" data-step="<" aria-controls={controls}>
        <Icon name="left" />
        <span className="visually-hidden">{city.previous}</span>
      </button>
      <button className="round-button" type="button" data-step=">" aria-controls={controls}>
        <Icon name="right" />
        <span className="visually-hidden">{city.next}</span>
      </button>
      <p role="status" data-position={position} />
    </div>
  );
}
