/** The drawn map of Howrah with the Hooghly, the bridge and Kolkata, not to scale. This component adds the labels. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';
import { colours } from '../../colours.ts';
import { usePage } from '../../pageContext.ts';
import type { Contact } from '../../../agency/schemas/content.ts';

export function LocalityMap({
  label,
  names,
}: {
  label: FilledText;
  names: Contact['find']['map'];
}) {
  const { route, publicUrl } = usePage();
  const { city } = route.edition.scope.values;
  return (
    <svg
      className="locality-map"
      viewBox="60 0 940 700"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={plainText(label)}
      // Labels are positioned by their left edge, in Urdu too.
      direction="ltr"
    >
      <image href={publicUrl('/drawings/locality.svg')} x="60" width="940" height="700" />
      <g className="locality-map__labels" fontSize="29">
        <text x="522" y="426" textAnchor="middle">
          {names.station}
        </text>
        {names.bridge.map((line, index) => (
          <text key={index} x="748" y={232 + 34 * index}>
            {line}
          </text>
        ))}
        <text className="locality-map__place locality-map__across" fontSize="40" x="714" y="406">
          {names.across}
        </text>
        <text
          className="locality-map__place"
          fontSize="32"
          fill={colours.nightRaised}
          transform="translate(566 606) rotate(-58)"
        >
          {names.river}
        </text>
      </g>
      <text
        x="372"
        y="352"
        textAnchor="middle"
        className="locality-map__place"
        fontSize="50"
        fill={colours.night}
        stroke={colours.mapGround}
        strokeWidth="8"
        paintOrder="stroke"
      >
        {city as FilledText}
      </text>
    </svg>
  );
}
