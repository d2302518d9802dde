/**
 * Removes what has passed in Indian time: departures, links to them, and words that are true only until then. Replaces "pay the
 * rest by" once that day has passed. After the last departure it removes the section and shows the question about dates again.
 */
import { dayInIndia } from '../../values/days.ts';

export function removePassed(): void {
  const today = dayInIndia(Date.now());
  const root = document.querySelector<HTMLElement>('.departures');
  for (const part of document.querySelectorAll<HTMLElement>('[data-day]')) {
    if (part.dataset.day! >= today) continue;
    const around = part.parentElement!;
    // The due day of the balance (Rest in DepartureRow.tsx). After that day, the text says that the balance is due now.
    if ('rest' in part.dataset) {
      part.textContent = root!.dataset.due!;
      delete part.dataset.day;
    } else part.remove();
    // As in Departures.tsx, a single remaining date is expanded.
    root?.querySelector('li:only-child > details')?.setAttribute('open', '');
    if (!around.firstChild) around.remove();
  }
  if (!root || root.querySelector('li')) return;
  root.remove();
  for (const asked of document.querySelectorAll('.ask-first')) asked.remove();
  const later = document.querySelector<HTMLTemplateElement>('#ask-later');
  later?.replaceWith(later.content);
}
