import { speculationRules } from '../layout/speculationRules.ts';
import { savesData } from './savesData.ts';

/**
 * Lets the browser prerender the target of a pressed link, but not for visitors who save data, because Chromium would not make
 * that exception itself.
 */
export function preparePages(): void {
  if (savesData()) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
