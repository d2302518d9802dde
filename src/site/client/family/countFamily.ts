/**
 * Asks who travels, and shows what they pay in total: for each room arrangement, in a strip at the bottom of the window, at each
 * date and in the messages. arrangements.ts and sums.ts do the arithmetic, and answer.ts combines the results.
 */
import { answerFor, type Answer } from './answer.ts';
import { answerInWords, type AnswerWords } from './answerWords.ts';
import { makeArrangementList } from './arrangementList.ts';
import { make } from './dom.ts';
import type { FamilyData } from './familyData.ts';
import { openDate, readDates, showDateSum, type FamilyDate } from './familyDates.ts';
import { readMessages, showMessage } from './familyMessages.ts';
import { keepFamily, readFamily, stepped, type FamilyState } from './familyState.ts';
import { fillInBrowser, withDots } from './familyWords.ts';
import { showPaidBack } from './paidBackWords.ts';
import { makeSteppers } from './steppers.ts';
import { makeStrip } from './strip.ts';
import { peopleIn, sumOf, totalOver } from './sums.ts';

/** The delay between the last press and the announcement to screen readers, in milliseconds. */
const quietTime = 1200;

/** Takes the element of Family.tsx and the button in it, which the questions replace. */
export function countFamily(root: HTMLElement, opener: HTMLElement): void {
  // The button was pressed twice while this script was loading.
  if (!opener.isConnected) return;
  const data = JSON.parse(root.dataset.family!) as FamilyData;
  const { words } = data;
  const section = root.closest('section')!;
  const allDates = readDates(section, data);
  const messages = readMessages(section, allDates);
  const earlier = readFamily();
  let state: FamilyState = earlier || { counts: { adult: 1 } };
  let timer = 0;

  const steppers = makeSteppers(data, (name, by) =>
    change({ ...state, counts: stepped(state.counts, name, by) }),
  );
  const arrangementList = makeArrangementList(data, (arrangement) =>
    change({ ...state, arrangement }),
  );
  const strip = makeStrip(messages[0]!.link);
  const spoken = make('p', 'visually-hidden');
  spoken.setAttribute('role', 'status');
  opener.replaceWith(steppers.element, arrangementList.element);
  section.append(strip.element, spoken);
  show();
  if (!earlier) steppers.begin();
  // main.ts removes past dates first. The family may have changed on another page while this one was hidden.
  document.addEventListener('visibilitychange', () => {
    state = readFamily() || state;
    show();
  });
  // The totals follow the open date. The toggle event does not bubble, so it is captured.
  section.addEventListener('toggle', show, true);

  function change(next: FamilyState): void {
    state = next;
    const heard = show();
    clearTimeout(timer);
    timer = window.setTimeout(() => (spoken.textContent = heard), quietTime);
  }

  /** Updates everything; returns the announcement for screen readers. */
  function show(): string {
    const dates = allDates.filter(({ element }) => element.isConnected);
    const isCounted = (state.counts.adult || 0) > 0;
    steppers.show(state.counts);
    arrangementList.element.hidden = !isCounted;
    strip.element.hidden = !isCounted;
    return isCounted ? showAnswer(dates) : resetPage(dates);
  }

  /** Restores the page to how it was before the visitor entered a family. */
  function resetPage(dates: readonly FamilyDate[]): string {
    // Stored too, so that Back does not bring an older count to a page that the browser has kept.
    keepFamily({ ...state, beforeTax: undefined });
    document.documentElement.style.scrollPaddingBottom = '';
    for (const { link, plainHref } of messages) link.href = plainHref;
    for (const date of dates) {
      showDateSum(date, undefined);
      sayPaidBack(date, undefined);
    }
    return '';
  }

  function showAnswer(dates: readonly FamilyDate[]): string {
    const open = openDate(dates);
    const prices = dates.map((date) => date.prices);
    const answer = answerFor(state, data, prices, open);
    const said = answerInWords(answer, state.counts, data);
    const opened = open === undefined ? undefined : dates[open];
    arrangementList.show(answer, opened ? opened.prices : data.prices, opened?.day);
    showDates(dates, answer, said);
    for (const message of messages) {
      const at = message.date ? dates.indexOf(message.date) : -1;
      const total = message.date ? totalOver([answer.sums[at]]) : answer.overall;
      showMessage(message, said.message(total));
    }
    const sum = showStrip(dates, opened, answer, said);
    keepFamily({ ...state, beforeTax: lowestBeforeTax(dates, answer) });
    return withDots(sum, opened?.day, words.taxes, said.rooms.join(' + '));
  }

  function showDates(dates: readonly FamilyDate[], answer: Answer, said: AnswerWords): void {
    const { chosen, overall, sums } = answer;
    const doSumsDiffer = overall && overall.lowest < overall.highest;
    const doTownsDiffer = new Set(dates.map(({ from }) => from)).size > 1;
    dates.forEach((date, at) => {
      const isLowest = doSumsDiffer && sums[at] === overall.lowest;
      const town = doTownsDiffer && date.from ? [date.from] : [];
      const total = totalOver([sums[at]]);
      showDateSum(date, {
        sum: said.sum(total, date.prices),
        taxes: total && !words.isTaxOpen ? words.taxes : '',
        lowest: isLowest ? [words.lowest, ...town] : [],
      });
      sayPaidBack(date, chosen);
    });
  }

  /** Updates the strip; returns the words for its total. */
  function showStrip(
    dates: readonly FamilyDate[],
    opened: FamilyDate | undefined,
    { overall, sums }: Answer,
    said: AnswerWords,
  ): string {
    const total = opened ? totalOver([sums[dates.indexOf(opened)]]) : overall;
    const unknownDates = sums.filter((sum) => sum === undefined).length;
    const isRange = !opened && overall;
    const sum = said.sum(total, opened ? opened.prices : data.prices);
    const ofAll = dates.length > 0 ? words.dates : undefined;
    const { link } = messages.find(({ date }) => date === opened) || messages[0]!;
    strip.show({
      sum,
      rooms: said.rooms,
      dates: opened ? opened.day : ofAll,
      note: withDots(
        words.isTaxOpen && total ? words.taxes : '',
        isRange && unknownDates > 0
          ? fillInBrowser(words.unknownDates, { dates: unknownDates })
          : '',
      ),
      taxes: total && !words.isTaxOpen ? words.taxes : '',
      link,
    });
    // Keeps focused elements from being hidden below the strip.
    document.documentElement.style.scrollPaddingBottom = `${strip.element.offsetHeight}px`;
    return sum;
  }

  /** Returns the family's lowest total before taxes, of which shares are paid back; undefined if it is unknown. */
  function lowestBeforeTax(
    dates: readonly FamilyDate[],
    { chosen }: Answer,
  ): FamilyState['beforeTax'] {
    const tables =
      dates.length > 0 ? dates.map((date) => date.pricesBeforeTax) : [data.pricesBeforeTax];
    const total = chosen && totalOver(tables.map((table) => table && sumOf(chosen.payers, table)));
    return total && { rupees: total.lowest, people: peopleIn(chosen.payers) };
  }

  function sayPaidBack({ element, pricesBeforeTax }: FamilyDate, chosen: Answer['chosen']): void {
    const { neverPaidBack } = data;
    if (neverPaidBack === undefined) return;
    const { sum, atLeast } = words;
    const price = chosen && pricesBeforeTax && sumOf(chosen.payers, pricesBeforeTax);
    showPaidBack(element, price, chosen ? peopleIn(chosen.payers) : 0, {
      neverPaidBack,
      sum,
      atLeast,
    });
  }
}
