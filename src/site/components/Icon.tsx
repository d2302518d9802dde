/** One icon of the family in icons.tsx, in the text's colour; its lines stand once in the page's IconSprite. */
import { usePage } from '../pageContext.ts';
import type { IconName } from './icons.tsx';

export function Icon({ name, className }: { name: IconName; className?: string }) {
  usePage().icons.add(name);
  const shown = className ?? (name === 'messaging' ? 'icon icon--filled' : 'icon');
  return (
    <svg className={shown} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
