/** One icon of the family in icons.tsx, in the text's colour. */
import { useFileUrls, useFirstIcons } from '../../pageContext.ts';
import type { IconName } from '../../icons.tsx';

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const firstIcons = useFirstIcons();
  const { iconsUrl } = useFileUrls();
  const shown = className ?? (name === 'messaging' ? 'icon icon--filled' : 'icon');
  return (
    <svg className={shown} aria-hidden="true">
      <use href={`${firstIcons.has(name) ? '' : iconsUrl}#icon-${name}`} />
    </svg>
  );
}
