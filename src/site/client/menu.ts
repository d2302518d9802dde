/**
 * Opens and closes the full-screen menu as a modal dialog. Until this script has loaded, CSS shows the menu at the address
 * `#menu`. From then on the menu's `hidden` attribute decides, and closing it removes `#menu` from the address.
 */
import { find } from './find.ts';

export function menu(opener: HTMLElement): void {
  const dialog = find<HTMLDialogElement>(document, '#menu');
  const closer = find<HTMLElement>(dialog, '[href="#top"]');

  const show = (open: boolean) => {
    const isOpen = !dialog.hidden;
    if (open === isOpen) return;
    dialog.hidden = !open;
    // This is not a CSS rule for html:has(.menu[open]), because browsers would re-evaluate that for every element they add.
    document.documentElement.style.overflow = open ? 'hidden' : '';
    opener.setAttribute('aria-expanded', `${open}`);
    // iOS before 15.4 does not support modal dialogs.
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
  // In a wide window CSS hides the opener and the menu. An invisible modal dialog would block the whole page.
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
  // Android's Back button closes a modal dialog natively. The event arrives one frame later, when the menu may be open again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) show(false);
  });
  addEventListener('resize', () => {
    if (isWide()) show(false);
  });
}

/** Makes a link act as a button, including for screen readers and the space key. Without scripts it remains a link. */
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
