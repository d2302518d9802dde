/**
 * Opens and closes the full-screen menu as a modal dialog. Before this script has loaded, the address `#menu` shows the
 * menu by CSS. From then on its attribute `hidden` decides, and closing the menu removes `#menu` from the address.
 */
import { find } from './find.ts';

export function menu(opener: HTMLElement): void {
  const dialog = find<HTMLDialogElement>(document, '#menu');
  const closer = find<HTMLElement>(dialog, '[href="#top"]');

  const show = (open: boolean) => {
    const isOpen = !dialog.hidden;
    if (open === isOpen) return;
    dialog.hidden = !open;
    // This is no rule for html:has(.menu[open]), which a browser would check again for every element that it adds.
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
  // In a wide window CSS hides the opener and the menu. A modal dialog that is not visible would block the whole page.
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
  // Android's Back button closes a modal dialog without our code. Its event comes a frame late, when the menu may have
  // been opened again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) show(false);
  });
  addEventListener('resize', () => {
    if (isWide()) show(false);
  });
}

/** Makes a link act as a button, for screen readers and for the space key too; without scripts it stays a link. */
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
