/**
 * Opens the newsletter's note when the visitor presses Enter in the field, and has screen readers announce it. The Submit
 * button opens the note without this script.
 */
import { find } from './find.ts';

export function newsletter(root: HTMLElement): void {
  const note = find<HTMLElement>(root, '[popover]');
  const status = find<HTMLElement>(root, '[role=status]');
  find<HTMLInputElement>(root, 'input').addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && note.showPopover) note.showPopover();
  });
  note.addEventListener('toggle', (event) => {
    status.textContent = event.newState === 'open' ? find(note, 'p').textContent : '';
  });
}
