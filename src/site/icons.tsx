/**
 * The icon family, drawn on a grid of 24 px in lines of 1.5 px. Two icons are filled shapes instead: `messaging` is the messaging
 * service's own glyph, and `mark` is the agency's.
 */
import type { ReactNode } from 'react';

export type IconName = keyof typeof icons;

export const icons = {
  hotel: (
    <>
      <path d="M3.5 20.5v-9c0-4.2 5-5 8.5-8.5 3.5 3.5 8.5 4.3 8.5 8.5v9" />
      <path d="M7.25 20.5v-7M7.25 18h9.5M16.75 20.5v-3.25a2 2 0 0 0-2-2h-4.5V18" />
    </>
  ),
  flight: (
    <path
      transform="rotate(45 12 12)"
      d="M12 2.5c1 0 1.5 1 1.5 2.5v4.5l7 4v2l-7-1.5v4l2 1.5v2l-3.5-1-3.5 1v-2l2-1.5v-4l-7 1.5v-2l7-4V5c0-1.5.5-2.5 1.5-2.5Z"
    />
  ),
  visa: (
    <>
      <rect x="5" y="2.75" width="14" height="18.5" rx="2" />
      <circle cx="12" cy="10" r="3.5" />
      <path d="m10.5 10.1 1.1 1.1 1.95-2.1M9 17.25h6" />
    </>
  ),
  zamzam: (
    <>
      <path d="M9.5 3h5M10 3v3L7.5 9.5v10a2 2 0 0 0 2 2h5a2 2 0 0 0 2-2v-10L14 6V3" />
      <path d="M12 11.5c1.5 1.5 2 2.5 2 3.5a2 2 0 0 1-4 0c0-1 .5-2 2-3.5Z" />
    </>
  ),
  food: (
    <>
      <path d="M3.75 16a8.25 8.25 0 0 1 16.5 0Z" />
      <circle cx="12" cy="5.75" r="1.25" />
      <path d="M12 7v.75M2.25 19.25h19.5M7.25 13a5 5 0 0 1 2.5-2.4" />
    </>
  ),
  ziyarat: (
    <>
      <path d="M6 15v-3c0-3 3.5-3.5 6-6 2.5 2.5 6 3 6 6v3" />
      <path d="M12 6V3M3 15h18" />
      <path d="M10.5 15v-1.5c0-1 1-1 1.5-2 .5 1 1.5 1 1.5 2V15" />
      <path d="M10.5 15c0 2.5-3 3-3.5 6.5M13.5 15c0 2.5 3 3 3.5 6.5" />
    </>
  ),
  coach: (
    <>
      <path d="M4.5 5h14a2 2 0 0 1 2 1.5l1 4.5v5.5a1 1 0 0 1-1 1H19M5 17.5H3.5a1 1 0 0 1-1-1V7a2 2 0 0 1 2-2M9 17.5h6M2.5 11h19M9 5v6M15 5v6" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17" cy="17.5" r="2" />
    </>
  ),
  kit: (
    <>
      <path d="M5.5 8h13l1 11.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2ZM9 8V6a3 3 0 0 1 6 0v2" />
      <path d="M8 17.5V15a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 0 3H8M8 17.5h8" />
    </>
  ),
  messaging: (
    <>
      <path
        fillRule="evenodd"
        d="M12 .25A11.75 11.75 0 1 1 6.2 22.2L.2 23.8l1.6-5.9A11.75 11.75 0 0 1 12 .25Zm0 2A9.75 9.75 0 0 0 3.9 17.4L3 21l3.6-.95A9.75 9.75 0 1 0 12 2.25Z"
      />
      <path d="M8.4 6.4h1.1l1.3 3-1.1 1.3a7.2 7.2 0 0 0 3.7 3.7l1.3-1.2 3 1.3v1.1c0 1.2-1 2.1-2.3 2.1a9.2 9.2 0 0 1-9.1-9.1c0-1.3.9-2.2 2.1-2.2Z" />
    </>
  ),
  phone: (
    <path d="M5.6 3.25h3.15l1.6 4-2 1.6a12 12 0 0 0 6.8 6.8l1.6-2 4 1.6v3.15a2 2 0 0 1-2.15 2A16.75 16.75 0 0 1 3.6 5.4a2 2 0 0 1 2-2.15Z" />
  ),
  mail: (
    <>
      <rect x="2.75" y="5" width="18.5" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.25c4.2-4.35 6.75-7.9 6.75-11.25a6.75 6.75 0 0 0-13.5 0c0 3.35 2.55 6.9 6.75 11.25Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12 6.75V12l3.5 2" />
    </>
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  close: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  left: <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />,
  right: <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  down: <path d="M12 4.5v15M6 13.5l6 6 6-6" />,
  chevron: <path d="m6 9.5 6 6 6-6" />,
  out: <path d="M7.5 16.5l9-9M9 7.5h7.5V15" />,
  save: (
    <>
      <rect x="5" y="2.75" width="14" height="18.5" rx="2" />
      <path d="M12 6.75v7M8.75 10.75 12 14l3.25-3.25M9 17.5h6" />
    </>
  ),
  check: <path d="m5 12.75 4.5 4.5L19.25 7" />,
  pause: <path d="M9 6.5v11M15 6.5v11" />,
  play: <path d="M8.5 6v12l9.5-6Z" />,
  mark: (
    <>
      <path
        fillRule="evenodd"
        d="M24 0l7 7h10v10l7 7-7 7v10H31l-7 7-7-7H7V31L0 24l7-7V7h10ZM16 36V24.5c0-4.6 5-6.3 8-10.5 3 4.2 8 5.9 8 10.5V36Z"
      />
      <path d="M20.25 36V26c0-2.3 2.25-3.3 3.75-5.4 1.5 2.1 3.75 3.1 3.75 5.4v10Z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** Returns the viewBox of an icon. */
export function viewBoxOf(name: IconName): string {
  return name === 'mark' ? '0 0 48 48' : '0 0 24 24';
}
