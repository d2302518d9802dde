/**
 * Removes the departures that have passed, in Indian time, and the words that are true only until then. Replaces "pay the rest
 * by" once that day has passed. After the last departure it removes the section and the links to it, and shows the question
 * for dates again.
 */
import { dayInIndia } from '../../values/days.ts';

export function departures(root: HTMLElement): void {
  const today = dayInIndia(Date.now());
  for (const part of document.querySelectorAll<HTMLElement>('[data-day]')) {
    if (part.dataset.day! >= today) continue;
    // The last day to pay the rest (Rest in Departures.tsx). After that day these words say that the rest is due now.
    if ('rest' in part.dataset) {
      part.textContent = root.dataset.due!;
      part.removeAttribute('data-day');
    } else part.remove();
  }
  const [list, other] = root.querySelectorAll('ul:not(:empty)');
  const fold = root.querySelector('details');
  if (!list) {
    root.remove();
    for (const asked of document.querySelectorAll('.ask-first')) asked.remove();
    const later = document.querySelector<HTMLTemplateElement>('#ask-later');
    later?.replaceWith(later.content);
    for (const link of document.querySelectorAll('a[href$="#departures"]'))
      link.parentElement!.remove();
  }
  // The rows that are left behind the fold take its place.
  else if (!other) fold?.replaceWith(fold.contains(list) ? list : '');
}
