/** The strip at the foot of the window: the sum of the family, with the ways to its rooms, to the dates and to a message. */
import { make, showText } from './dom.ts';

export interface StripWords {
  readonly sum: string;
  /** The way to sleep. */
  readonly rooms: string;
  /** The open date, or else what all dates are called; undefined without dates. */
  readonly dates: string | undefined;
  /** What the sum leaves open. */
  readonly note: string;
  /** What the sum has in it; empty where there is no sum. */
  readonly taxes: string;
  /** The link of the page whose message says all this. */
  readonly link: HTMLAnchorElement;
}

export interface Strip {
  readonly element: HTMLElement;
  readonly show: (words: StripWords) => void;
}

/** Takes a link to the messaging service, of which the strip has a copy. */
export function makeStrip(contact: HTMLAnchorElement): Strip {
  const sum = make('b', '');
  const note = make('small', 'family-strip__note');
  const rooms = make('a', 'family-strip__link');
  const dates = make('a', 'family-strip__link');
  const message = contact.cloneNode(true) as HTMLAnchorElement;
  rooms.href = '#family-ways';
  dates.href = '#departures';
  delete message.dataset.message;
  const label = message.querySelector('span')!;
  // On a phone these words are over the ways to sleep alone.
  const taxes = make('small', 'family-strip__taxes');
  const about = make('p', '', sum, ' ', taxes);
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
      taxes.textContent = shown.taxes;
      message.href = shown.link.href;
      label.textContent = '';
      label.append(...shown.link.querySelector('span')!.cloneNode(true).childNodes);
      // A phone shows its icon alone.
      message.setAttribute('aria-label', shown.link.textContent);
    },
  };
}
