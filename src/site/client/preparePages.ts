import { speculationRules } from '../layout/speculationRules.ts';
import { savesData } from './savesData.ts';

/**
 * Lets the browser prerender the page of a pressed link, except for a visitor who saves data: Chromium itself would prerender
 * for them too.
 */
export function preparePages(): void {
  if (savesData()) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
