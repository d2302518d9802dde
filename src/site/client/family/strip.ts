/** The strip at the foot of the window: the sum of the family, with the ways to its rooms, to the dates and to a message. */
import { make, showText } from './dom.ts';
import type { FamilyData } from './familyData.ts';

export interface StripWords {
  readonly sum: string;
  /** The way to sleep. */
  readonly rooms: string;
  /** The open date, or else what all dates are called; undefined without dates. */
  readonly dates: string | undefined;
  /** What the sum leaves open. */
  readonly note: string;
  /** The address of the message that says all this. */
  readonly href: string;
}

export interface Strip {
  readonly element: HTMLElement;
  readonly show: (words: StripWords) => void;
}

/** Takes a link to the messaging service, of which the strip has a copy. */
export function makeStrip({ words }: FamilyData, contact: HTMLAnchorElement): Strip {
  const sum = make('b', '');
  const note = make('small', 'family-strip__note');
  const rooms = make('a', 'family-strip__link');
  const dates = make('a', 'family-strip__link');
  const message = contact.cloneNode(true) as HTMLAnchorElement;
  rooms.href = '#family-ways';
  dates.href = '#departures';
  delete message.dataset.message;
  // A phone shows its icon alone.
  message.setAttribute('aria-label', message.textContent);
  const about = make('p', '', sum, ' ');
  // On a phone these words are over the ways to sleep alone.
  if (words.taxes && !words.isTaxOpen)
    about.append(make('small', 'family-strip__taxes', words.taxes));
  const links = make('p', 'family-strip__links', rooms, ' ', dates);
  const element = make('div', 'family-strip', make('div', '', about, note, links), message);
  return {
    element,
    show(shown) {
      showText(sum, shown.sum);
      note.textContent = shown.note;
      rooms.textContent = shown.rooms;
      dates.textContent = shown.dates || '';
      dates.hidden = shown.dates === undefined;
      message.href = shown.href;
    },
  };
}
