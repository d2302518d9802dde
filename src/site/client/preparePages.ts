import { savesData } from './savesData.ts';

/**
 * Decides when the browser prerenders a page by layout/speculationRules.ts: under a mouse as soon as it is over a link,
 * and never for a visitor who saves data.
 */
export function preparePages(root: HTMLElement): void {
  // Chromium prerenders even if navigator.connection.saveData is set, so the rules are removed.
  if (savesData()) root.querySelector('[type=speculationrules]')!.remove();
  else if (matchMedia('(hover: hover)').matches) root.dataset.mouse = '';
}
