/** One place of ziyarat: its picture, its name in two scripts, one line about it, and the source of that line. */
import type { ZiyaratPlace } from '../../edition.ts';
import { Picture } from '../shared/Picture.tsx';

export function PlaceCard({ place }: { place: ZiyaratPlace }) {
  return (
    <article className="place-card">
      <Picture className="place-card__picture" slug={place.slug} slot="place-card" />
      <h3 className="place-card__name">
        {place.name}{' '}
        {place.arabic && (
          <span className="place-card__arabic" lang="ar" dir="rtl">
            {place.arabic}
          </span>
        )}
      </h3>
      <p className="place-card__line quiet">{place.line}</p>
      {place.source && <p className="place-card__source">{place.source}</p>}
    </article>
  );
}
