/** One icon of the family in icons.tsx, in the text's colour; its lines stand once in the page's IconSprite. */
import type { IconName } from './icons.tsx';

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shown = className ?? (name === 'messaging' ? 'icon icon--filled' : 'icon');
  return (
    <svg className={shown} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
