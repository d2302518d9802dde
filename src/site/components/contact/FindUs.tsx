/** Where the agency is: address, hours, and the drawn map if it shows the agency's town. A link replaces it by the live map. */
import type { Contact } from '../../../agency/schemas/content.ts';
import { plainText, withWholeWords } from '../../../values/filledText.tsx';
import { Icon } from '../shared/Icon.tsx';
import { mapsFrameHref, mapsHref } from '../../addresses.ts';
import { usePage } from '../../pageContext.ts';
import { LocalityMap } from './LocalityMap.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

/** `isDrawn` says whether to show the drawn map. */
export function FindUs({ words, isDrawn }: { words: Contact['find']; isDrawn: boolean }) {
  const { agency } = usePage().facts;
  const { street, city, postalCode, region, country } = agency.address;
  return (
    <section className="find-us below wrapper" aria-labelledby="find-us-title">
      <div>
        <SectionTitle id="find-us-title">{words.title}</SectionTitle>
        <div className="find-us__fact">
          <Icon name="pin" />
          <address lang="en" dir="ltr">
            <strong>{withWholeWords(agency.name)}</strong>
            <br />
            {street}
            <br />
            {`${city} ${postalCode}`}
            <br />
            {`${region}, ${country}`}
          </address>
        </div>
        <div className="find-us__fact">
          <Icon name="clock" />
          <p>
            <strong>{words.hoursTitle}</strong>
            <br />
            {words.hours}
          </p>
        </div>
      </div>
      {isDrawn && (
        <div className="find-us__frame screen-only">
          <LocalityMap label={words.mapAlt} names={words.map} />
          <iframe
            name="live-map"
            title={plainText(words.mapTitle)}
            referrerPolicy="no-referrer"
            allowFullScreen
          />
        </div>
      )}
      <div>
        <div className="find-us__actions">
          {isDrawn && (
            <a className="button button--night" href={mapsFrameHref(agency)} target="live-map">
              {words.showMap}
            </a>
          )}
          <a className="button button--outline" href={mapsHref(agency)}>
            <span>{words.openMap}</span>
            <Icon name="out" />
          </a>
        </div>
        {isDrawn && <p className="find-us__note quiet screen-only">{words.mapNote}</p>}
      </div>
    </section>
  );
}
