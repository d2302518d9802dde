import { savesData } from './savesData.ts';

/** Lets a mouse over a link prepare its page; where data is to be saved, nothing is prepared. */
export function preparePages(root: HTMLElement): void {
  // Chromium itself goes on in spite of navigator.connection.saveData.
  if (savesData()) root.querySelector('[type=speculationrules]')!.remove();
  else if (matchMedia('(hover: hover)').matches) root.dataset.mouse = '';
}
