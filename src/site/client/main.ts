/** Starts each behaviour on the elements that ask for it; without this script every page is complete. */
import { carousel } from './carousel.ts';
import { departures } from './departures.ts';
import { heroLoop } from './heroLoop.ts';
import { menu } from './menu.ts';
import { newsletter } from './newsletter.ts';
import { preparePages } from './preparePages.ts';
import { samePage } from './samePage.ts';

const behaviours: Record<string, (root: HTMLElement) => void> = {
  carousel,
  departures,
  'hero-loop': heroLoop,
  menu,
  newsletter,
};

samePage(document);
preparePages(document.documentElement);
for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  try {
    behaviours[root.dataset.behaviour!]!(root);
  } catch (error) {
    // Reported, but on its own: one broken behaviour must not take the next one down.
    setTimeout(() => {
      throw error;
    });
  }
}
