/** One icon of the family in icons.tsx, in the text's colour; its lines are once in an IconSprite of the page. */
import { usePage } from '../pageContext.ts';
import type { IconName } from './icons.tsx';

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const { icons } = usePage();
  icons.set(name, icons.get(name) ?? false);
  const shown = className ?? (name === 'messaging' ? 'icon icon--filled' : 'icon');
  return (
    <svg className={shown} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
