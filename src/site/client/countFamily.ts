/**
 * Counts a family in the rows of the prices, and says what all of them pay: in a strip at the foot of the window, at each date
 * and in the messages. It keeps the count in this tab alone.
 */
import { missingRow, sharedRow, sumOf } from './familySum.ts';

const most = 50;

/** Takes the element that names the behaviour: Family.tsx has its words. */
export function countFamily(root: HTMLElement): void {
  const words = root.dataset as Record<string, string>;
  const section = root.closest<HTMLElement>('.price-section')!;
  const opener = root.lastElementChild as HTMLElement;
  // A second press while this script was loading.
  if (!opener.isConnected || section.querySelector('.family-strip')) return;
  if (words.persons) opener.before(make('p', 'room-prices__row', make('span', '', words.persons)));
  const rows = [...root.querySelectorAll<HTMLElement>('.room-prices__row')];
  const names = rows.map(nameOf);
  const earlier = kept();
  const counts = rows.map((_, at) => earlier[at] || 0);
  const beds = rows.map(({ dataset }) => (dataset.beds ? Number(dataset.beds) : undefined));
  const messages = new Map(
    [
      ...section.querySelectorAll<HTMLAnchorElement>(
        '.price-card__contact a[href*="text="], .departures__ask',
      ),
    ].map((link) => [link, new URL(link.href).searchParams.get('text')!.split('\n')]),
  );
  const allDates = [...section.querySelectorAll<HTMLElement>('.departures__row')];
  const shown = rows.map(addStepper);
  const note = make('p', 'room-prices__note quiet');
  const sum = make('p');
  const spoken = make('p', 'visually-hidden');
  const ask = section.querySelector('.price-card__contact a')!.cloneNode(true) as HTMLAnchorElement;
  const strip = make('div', 'family-strip', sum, ask);
  let wait = 0;

  // A phone shows its icon alone.
  ask.setAttribute('aria-label', ask.textContent);
  spoken.setAttribute('role', 'status');
  opener.replaceWith(note);
  section.append(strip, spoken);
  messages.set(ask, [...messages.values()][0]!);
  show();
  if (!counts.some(Boolean)) shown[0]!.parentElement!.querySelectorAll('button')[1]!.focus();
  // Dates that have passed are removed first.
  document.addEventListener('visibilitychange', show);

  function addStepper(row: HTMLElement, at: number): HTMLElement {
    const output = make('output');
    const step = (sign: string, by: number) => {
      const button = make('button', 'family__step', sign) as HTMLButtonElement;
      button.type = 'button';
      button.setAttribute('aria-label', `${names[at]}: ${sign}1`);
      button.addEventListener('click', () => {
        counts[at] = Math.min(most, Math.max(0, counts[at]! + by));
        show();
        // A screen reader says the sum once, after the last press.
        clearTimeout(wait);
        wait = window.setTimeout(() => (spoken.textContent = sum.textContent), 1200);
      });
      return button;
    };
    row.classList.add('family__row');
    row.append(
      make(
        row.matches('p') ? 'span' : 'dd',
        'family__count',
        step('\u2212', -1),
        output,
        step('+', 1),
      ),
    );
    return output;
  }

  function show(): void {
    const all = counts.reduce((total, count) => total + count, 0);
    keep(all > 0 ? counts : []);
    shown.forEach((output, at) => (output.textContent = `${counts[at]}`));
    const shared = sharedRow(counts, beds);
    note.hidden = shared < 0;
    if (shared >= 0)
      note.textContent = fill(words.shared!, { room: names[shared]!, people: counts[shared]! });
    const list = names.map((name, at) => `${name}: ${counts[at]}`).filter((_, at) => counts[at]);
    // It is on paper alone.
    strip.dataset.counted = list.join(' · ');
    strip.hidden = all === 0;
    put(sum, say(sumIn(root), root, words.with));
    // What has the focus is not below the strip.
    document.documentElement.style.scrollPaddingBottom = `${strip.offsetHeight}px`;

    const dates = allDates.filter((date) => date.isConnected);
    const sums = dates.map(sumIn);
    const known = sums.filter((each) => each !== undefined);
    const lowest = Math.min(...known);
    const differ = lowest < Math.max(...known);
    dates.forEach((date, at) => {
      const isLowest = differ && sums[at] === lowest;
      for (const old of date.querySelectorAll('.family__date')) old.remove();
      // The strip alone says that a tax is not known.
      if (all > 0 && !words.taxes)
        for (const place of date.querySelectorAll('summary > span, .departures__head')) {
          const line = make('span', 'family__date');
          put(line, say(sums[at], date));
          if (isLowest) line.append(' ', make('b', '', words.lowest!));
          place.append(line);
        }
    });
    for (const [link, text] of messages) {
      const about = link.closest<HTMLElement>('.departures__row') || root;
      const rupees = sumIn(about);
      const own = rupees === undefined ? list : [...list, say(rupees, about, words.with)];
      const start = text.slice(0, -1 - Number(words.lines));
      const lines = all > 0 ? [...start, ...own, text[text.length - 1]!] : text;
      const address = new URL(link.href);
      address.search = `text=${encodeURIComponent(lines.join('\n'))}`;
      link.href = address.href;
    }

    /** Returns the sum in words, with the taxes in it where `around` names them; or what is missing for it. */
    function say(rupees: number | undefined, about: HTMLElement, around = '{total}'): string {
      if (rupees === undefined) {
        const row = names[missingRow(counts, pricesAt(about))]!;
        return fill(words.missing!, { missing: words.taxes || words.price || row });
      }
      // The mark keeps an amount from left to right in the messages.
      const mark = document.documentElement.dir === 'rtl' ? '\u200e' : '';
      const amount = `${mark}\u20b9${rupees.toLocaleString('en-IN')}`;
      return fill(around, { total: fill(words.sum!, { people: all, sum: amount }) });
    }
  }

  function sumIn(part: HTMLElement): number | undefined {
    return words.taxes ? undefined : sumOf(counts, pricesAt(part));
  }

  /** Returns what one person pays in each row, in the card or at a date, which may have the prices of the card. */
  function pricesAt({ dataset }: HTMLElement): (number | undefined)[] {
    const prices = (dataset.prices ?? words.prices!).split(',');
    return prices.map((each) => (each === '' ? undefined : Number(each)));
  }
}

function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
}

/** Shows a text, its amounts from left to right. */
function put(element: HTMLElement, text: string): void {
  element.textContent = '';
  text.split(/(\u20b9[\d,]+)/).forEach((part, at) => {
    const amount = make('bdi', '', part);
    amount.dir = 'ltr';
    element.append(at % 2 ? amount : part);
  });
}

function kept(): number[] {
  try {
    return JSON.parse(sessionStorage.family);
  } catch {
    return [];
  }
}

function keep(counts: readonly number[]): void {
  // A browser that keeps nothing throws.
  try {
    if (counts.length > 0) sessionStorage.family = JSON.stringify(counts);
    else sessionStorage.removeItem('family');
  } catch {}
}

/** Returns the name of a row as a message has it, with normal spaces. */
function nameOf(row: HTMLElement): string {
  return row.firstElementChild!.textContent.replace(/\u00a0/g, ' ');
}

function make(tag: string, className = '', ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
