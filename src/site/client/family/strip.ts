/** The strip at the bottom of the window: the family's total, with links to its rooms, to the dates and to a message. */
import { make, showNames, showText } from './dom.ts';

interface StripWords {
  readonly sum: string;
  /** The rooms of the arrangement, by kind. */
  readonly rooms: readonly string[];
  /** The open date, or a label for all dates; undefined without dates. */
  readonly dates: string | undefined;
  /** What the total does not cover. */
  readonly note: string;
  /** The taxes that the total includes; empty without a total. */
  readonly taxes: string;
  /** The link on the page whose message says all this. */
  readonly link: HTMLAnchorElement;
}

interface Strip {
  readonly element: HTMLElement;
  readonly show: (words: StripWords) => void;
}

/** Takes a link to the messaging service, which it copies into the strip. */
export function makeStrip(contact: HTMLAnchorElement): Strip {
  const sum = make('b', '');
  const note = make('small', 'family-strip__note');
  const rooms = make('a', 'family-strip__link');
  const dates = make('a', 'family-strip__link');
  const message = contact.cloneNode(true) as HTMLAnchorElement;
  rooms.href = '#family-arrangements';
  dates.href = '#departures';
  delete message.dataset.message;
  const label = message.querySelector('span')!;
  const taxes = make('small', 'family-strip__taxes');
  const about = make('p', '', sum, ' ', taxes);
  const links = make('p', 'family-strip__links', rooms, ' ', dates);
  const element = make('div', 'family-strip', make('div', '', about, note, links), message);
  return {
    element,
    show(shown) {
      showText(sum, shown.sum);
      note.textContent = shown.note;
      showNames(rooms, shown.rooms);
      dates.textContent = shown.dates || '';
      dates.hidden = shown.dates === undefined;
      taxes.textContent = shown.taxes;
      message.href = shown.link.href;
      label.textContent = '';
      label.append(...shown.link.querySelector('span')!.cloneNode(true).childNodes);
      // Phones show only its icon.
      message.setAttribute('aria-label', shown.link.textContent);
    },
  };
}
