/**
 * The script of every page: starts each behaviour on the elements that name it in `data-behaviour`. Every page is complete
 * without this script too.
 *
 * Chrome 64 supports neither `?.` nor `??`, so the bundler replaces both. In the compressed scripts `?.` costs 16 bytes, but `??`
 * would cost 170. The scripts therefore write `||` or a condition instead of `??`.
 */
import { carousel } from './carousel.ts';
import { removePassed } from './departures.ts';
import { family, refunds } from './family.ts';
import { heroLoop } from './heroLoop.ts';
import { menu } from './menu.ts';
import { newsletter } from './newsletter.ts';
import { preparePages } from './preparePages.ts';
import { samePage } from './samePage.ts';

const behaviours: Record<string, (root: HTMLElement) => void> = {
  carousel,
  family,
  'hero-loop': heroLoop,
  menu,
  newsletter,
  refunds,
};

samePage(document);
preparePages();
removePassed();
// A visitor may return to the tab on another day.
document.addEventListener('visibilitychange', removePassed);
for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  try {
    behaviours[root.dataset.behaviour!]!(root);
  } catch (error) {
    // The error is rethrown later, in its own task, so that the other behaviours still start.
    setTimeout(() => {
      throw error;
    });
  }
}
