/** The list of room arrangements with their totals, one of which is chosen. */
import type { FamilyPrices } from '../../../agency/familyPrices.ts';
import type { Answer, AnsweredArrangement } from './answer.ts';
import { make, showNames, showText } from './dom.ts';
import type { FamilyData } from './familyData.ts';
import {
  childrenInWords,
  countsInWords,
  fillInBrowser,
  inRupees,
  withDots,
  namesInWords,
  rangeInWords,
  roomsInWords,
} from './familyWords.ts';
import { missingPrices } from './sums.ts';

/** The most that arrangementsFor returns. */
const maxArrangements = 5;

interface ArrangementList {
  readonly element: HTMLElement;
  /** Takes the answer, the prices behind its totals, and the open date in words. */
  readonly show: (answer: Answer, prices: FamilyPrices, day: string | undefined) => void;
}

/** Returns the element and the function that updates it. A choice calls `onChoose` with the name of the arrangement. */
export function makeArrangementList(
  data: FamilyData,
  onChoose: (name: string) => void,
): ArrangementList {
  const { words } = data;
  const about = make('small', '');
  const legend = make('legend', '', words.pay, ' ', about);
  const element = make('fieldset', 'family', legend);
  element.id = 'family-arrangements';
  // The rows are reused, so that the focus is not lost.
  const rows = Array.from({ length: maxArrangements }, () => {
    const input = make('input', 'family-arrangement__mark');
    const [name, sum, note] = [make('span', ''), make('b', ''), make('small', '')];
    Object.assign(input, { type: 'radio', name: 'family-arrangement' });
    // A click on the row that is already checked makes it a choice, too. Browsers fire `click` for the arrow keys as well.
    input.addEventListener('click', () => onChoose(input.value));
    const said = make('span', 'family-arrangement__words', name, ' ', sum, ' ', note);
    const row = make('label', 'family-arrangement', input, said);
    element.append(row);
    return { row, input, name, sum, note };
  });

  function sumInWords({ payers, total }: AnsweredArrangement, prices: FamilyPrices): string {
    if (!total) return `${words.ask}: ${namesInWords(missingPrices(payers, prices), data)}`;
    if (total.lowest === total.highest) return rangeInWords(total);
    return fillInBrowser(words.from, { rupees: inRupees(total.lowest) });
  }

  return {
    element,
    show({ arrangements, chosen }, prices, day) {
      about.textContent = withDots(words.taxes, day);
      rows.forEach(({ row, input, name, sum, note }, at) => {
        const answered = arrangements[at];
        row.hidden = !answered;
        if (!answered) return;
        const { arrangement } = answered;
        input.value = answered.name;
        input.checked = answered === chosen;
        // A single arrangement leaves nothing to choose.
        input.hidden = arrangements.length === 1;
        const rooms = roomsInWords(arrangement, data);
        showNames(name, rooms.length > 0 ? rooms : countsInWords(answered.payers, data));
        showText(sum, sumInWords(answered, prices));
        note.textContent = withDots(
          arrangement.isShared ? words.shared : '',
          childrenInWords(arrangement, data),
        );
      });
    },
  };
}
