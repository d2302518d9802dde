/** Loads what counts a family when it is needed. Most visitors never load it. */

/** Offers to count: loads the script once its button is pressed, or at once where this tab has a count already. */
export function family(root: HTMLElement): void {
  const opener = root.querySelector('button')!;
  const open = () =>
    import('./family/countFamily.ts').then(({ countFamily }) => countFamily(root, opener));
  opener.hidden = false;
  opener.addEventListener('click', open);
  if (hasCount()) void open();
}

/** Says what is paid back for the family, where this tab has a count. */
export function refunds(root: HTMLElement): void {
  const say = () => {
    if (hasCount())
      void import('./family/refundsOfFamily.ts').then(({ refundsOfFamily }) =>
        refundsOfFamily(root),
      );
  };
  say();
  // Back and forward bring the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) say();
  });
}

function hasCount(): boolean {
  // A browser that keeps nothing throws.
  try {
    return Boolean(sessionStorage.family);
  } catch {
    return false;
  }
}
