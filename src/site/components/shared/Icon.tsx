/** One icon of icons.ts, in the colour of the text around it. */
import { icons, type IconName } from '../../icons.ts';

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shown = className ?? (name === 'messaging' ? 'icon icon--filled' : 'icon');
  const grid = name === 'mark' ? 48 : 24;
  return (
    <svg className={shown} viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
