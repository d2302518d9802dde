/**
 * Opens the full-screen menu as a modal dialog. Until this script comes, the address `#menu` shows it by CSS; from then on
 * its attribute `hidden` decides, and closing takes `#menu` off the address.
 */
import { find } from './find.ts';

export function menu(opener: HTMLElement): void {
  const dialog = find<HTMLDialogElement>(document, '#menu');
  const closer = find<HTMLElement>(dialog, '[href="#top"]');

  const show = (open: boolean) => {
    if (open !== dialog.hidden) return;
    dialog.hidden = !open;
    // With a rule for html:has(.menu[open]) the browser would look at the root again for every element that it adds.
    document.documentElement.style.overflow = open ? 'hidden' : '';
    opener.setAttribute('aria-expanded', `${open}`);
    // iPhones before iOS 15.4 have no modal dialogs.
    if (open) {
      if (dialog.showModal) dialog.showModal();
      else dialog.setAttribute('open', '');
      closer.focus();
    } else {
      if (dialog.close) dialog.close();
      else dialog.removeAttribute('open');
      opener.focus({ preventScroll: true });
      if (location.hash === '#menu') history.replaceState(null, '', location.href.split('#')[0]);
    }
  };
  // Wide windows have neither opener nor menu: a dialog that does not show would lock the page.
  const isWide = () => !opener.offsetWidth;
  const isAsked = () => location.hash === '#menu' && !isWide();

  const wasAsked = isAsked();
  dialog.hidden = true;
  show(wasAsked);
  addEventListener('hashchange', () => show(isAsked()));
  actAsButton(opener, () => show(true));
  actAsButton(closer, () => show(false));
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) show(false);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(false);
  });
  // Android's Back closes a modal dialog by itself. The event comes a frame late: the menu may be open again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) show(false);
  });
  addEventListener('resize', () => {
    if (isWide()) show(false);
  });
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
