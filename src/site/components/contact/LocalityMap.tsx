/** A drawn map of the locality: Howrah, the Hooghly, the bridge, Kolkata beyond; schematic, not to scale. */
import type { Contact } from '../../../schemas/content.ts';

export function LocalityMap({ label, names }: { label: string; names: Contact['find']['map'] }) {
  return (
    <svg
      className="locality-map"
      viewBox="60 0 940 700"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect width="1000" height="700" fill="#f1e7d2" />
      <path d="M640 0H1000V700H560C600 560 700 470 700 330 700 210 600 110 640 0Z" fill="#ebe0c8" />
      <path
        d="M560-20C520 110 640 200 632 330 624 470 500 560 470 720H590C620 580 726 470 730 330 734 200 640 120 676-20Z"
        fill="#cdd3e6"
      />
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M-20 560C160 520 260 430 330 330S430 120 440-20" strokeWidth="14" />
        <path
          d="M-20 250C120 262 240 290 330 330S500 372 620 318L742 296C820 288 900 300 1020 330"
          strokeWidth="16"
        />
        <path
          d="M180-20C190 120 210 220 205 280M205 280C210 400 180 540 190 720M330 330C380 430 400 560 380 720M-20 410 290 390M60 120 430 110M820-20C810 160 830 420 800 720M760 160 1020 120M716 470 1020 440M640 600 1020 590M900 300 930 720M880-20 880 292"
          strokeWidth="8"
        />
      </g>
      <g fill="none" stroke="#5d4c80">
        <path d="M600 316 742 287M604 332 746 303" strokeWidth="4" />
        <path
          d="M602 324l20 3 -4-16 24 12-4-16 24 12-4-16 24 11-4-15 24 11-4-16 24 11-4-15 22 4"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </g>
      <g fill="#dccdaa">
        <rect x="486" y="362" width="74" height="28" rx="4" />
        <rect x="60" y="160" width="80" height="56" rx="6" />
        <rect x="236" y="160" width="88" height="66" rx="6" />
        <rect x="60" y="450" width="90" height="60" rx="6" />
        <rect x="236" y="480" width="86" height="80" rx="6" />
        <rect x="840" y="480" width="60" height="60" rx="6" />
      </g>
      <g fill="#c7d2b0">
        <rect x="742" y="490" width="44" height="86" rx="12" />
        <circle cx="270" cy="74" r="24" />
      </g>
      <g fontSize="29" fill="#3f465c">
        <text x="522" y="426" textAnchor="middle">
          {names.station}
        </text>
        {names.bridge.map((line, index) => (
          <text key={line} x="748" y={232 + 34 * index}>
            {line}
          </text>
        ))}
        <text className="locality-map__place" fontSize="40" x="714" y="406" fill="#3a2f5b">
          {names.across}
        </text>
        <text
          className="locality-map__place"
          fontSize="32"
          fill="#13204a"
          transform="translate(566 606) rotate(-58)"
        >
          {names.river}
        </text>
      </g>
      <g transform="translate(372 292)">
        <path d="M0 8C-30-26-44-48-44-74a44 44 0 0 1 88 0C44-48 30-26 0 8Z" fill="#0b1633" />
        <path
          transform="translate(-22 -96) scale(1.83)"
          d="M12 0.50L15.37 3.87L20.13 3.87L20.13 8.63L23.50 12L20.13 15.37L20.13 20.13L15.37 20.13L12 23.50L8.63 20.13L3.87 20.13L3.87 15.37L0.50 12L3.87 8.63L3.87 3.87L8.63 3.87Z"
          fill="#f2b75c"
        />
      </g>
      <text
        x="372"
        y="352"
        textAnchor="middle"
        className="locality-map__place"
        fontSize="50"
        fill="#0b1633"
        stroke="#f1e7d2"
        strokeWidth="8"
        paintOrder="stroke"
      >
        {names.town}
      </text>
    </svg>
  );
}
