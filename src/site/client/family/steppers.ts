/** Asks how many of each kind travel: a label, and buttons for one fewer and one more. */
import type { TravellerName } from '../../../agency/familyPrices.ts';
import { make } from './dom.ts';
import type { FamilyData } from './familyData.ts';
import { isFewerPossible, type Counts } from './familyState.ts';

interface Steppers {
  readonly element: HTMLElement;
  readonly show: (counts: Counts) => void;
  /** Moves the focus to the first plus button and scrolls to it. */
  readonly begin: () => void;
}

/** Returns the element and the functions that update it. A press on a button calls `onStep` with the name and 1 or -1. */
export function makeSteppers(
  { travellers, names, words }: FamilyData,
  onStep: (name: TravellerName, by: number) => void,
): Steppers {
  const element = make('fieldset', 'family', make('legend', '', words.who));
  const counters = travellers.map((name) => {
    const label = names[name]!;
    const button = (sign: string, by: number) => {
      const step = make('button', 'family-step', sign);
      step.type = 'button';
      step.setAttribute('aria-label', `${label}: ${sign}1`);
      step.addEventListener('click', () => onStep(name, by));
      return step;
    };
    const count = make('span', 'family-counter__count');
    const fewer = button('\u2212', -1);
    const more = button('+', 1);
    const row = make(
      'p',
      'family-counter',
      make('span', '', label),
      ' ',
      make('span', 'family-counter__steps', fewer, count, more),
    );
    element.append(row);
    return { name, row, count, fewer, more };
  });
  return {
    element,
    show: (counts) =>
      counters.forEach(({ name, row, count, fewer }) => {
        const people = counts[name] || 0;
        count.textContent = `${people}`;
        row.classList.toggle('family-counter--none', people === 0);
        // It stays a button that can have the focus, because the next press on + makes it work again.
        fewer.setAttribute('aria-disabled', `${!isFewerPossible(counts, name)}`);
      }),
    begin() {
      counters[0]!.more.focus();
      element.scrollIntoView();
    },
  };
}
