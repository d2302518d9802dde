/** One icon of icons.tsx, in the colour of the text around it. */
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
