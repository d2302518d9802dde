/** Loads the script that counts a family once its link is pressed, or at once where this tab has a count already. */
export function family(root: HTMLElement): void {
  const opener = root.lastElementChild as HTMLElement;
  const open = () => import('./countFamily.ts').then(({ countFamily }) => countFamily(root));
  opener.hidden = false;
  opener.addEventListener('click', open);
  // A browser that keeps nothing throws.
  try {
    if (sessionStorage.family) void open();
  } catch {}
}
