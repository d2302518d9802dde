/** One icon of the family in icons.tsx, drawn inline in the text's colour. */
import { icons, type IconName } from './icons.tsx';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === 'messaging' ? 'icon icon--filled' : 'icon'} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {icons[name]}
    </svg>
  );
}
