/** Loads the family calculator when it is needed. Most visitors never load it. */

import { find } from './find.ts';

/** Shows the button that loads the calculator. If this tab already has a family, it loads immediately. */
export function family(root: HTMLElement): void {
  const opener = find<HTMLButtonElement>(root, 'button');
  const open = () =>
    import('./family/countFamily.ts').then(({ countFamily }) => countFamily(root, opener));
  opener.hidden = false;
  opener.addEventListener('click', open);
  if (hasCount()) void open();
}

/** Shows what is paid back for the family, if this tab has one. */
export function refunds(root: HTMLElement): void {
  const say = () => {
    if (hasCount())
      void import('./family/refundsOfFamily.ts').then(({ refundsOfFamily }) =>
        refundsOfFamily(root),
      );
  };
  say();
  // Going back or forward can restore the page from the back/forward cache, as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) say();
  });
}

function hasCount(): boolean {
  // A browser with storage disabled throws.
  try {
    return Boolean(sessionStorage.family);
  } catch {
    return false;
  }
}
