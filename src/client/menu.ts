/** Opens the full-screen menu as a modal dialog; the browser keeps the focus in it, closes it on Escape and returns the focus. */
import { find } from './find.ts';

export function menu(opener: HTMLElement): void {
  const dialog = find<HTMLDialogElement>(document, '#menu');
  const closer = find<HTMLElement>(dialog, '[href="#top"]');
  if (!dialog.showModal) return;

  actAsButton(opener, () => {
    dialog.showModal();
    opener.setAttribute('aria-expanded', 'true');
  });
  actAsButton(closer, () => dialog.close());
  dialog.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'));
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) dialog.close();
  });
  matchMedia('(min-width: 72em)').addEventListener('change', () => dialog.close());
}

/** Without scripts the element is a link; with them it is a button, for the keyboard and the screen reader too. */
function actAsButton(link: HTMLElement, press: () => void): void {
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    press();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    press();
  });
}
