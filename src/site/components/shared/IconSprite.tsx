/** The drawings of some icons, which Icon refers to. A page has those of its first screen; one file has all of them. */
import { icons, viewBoxOf, type IconName } from '../../icons.tsx';

interface IconSpriteProps {
  names: Iterable<IconName>;
  /** Only for a file of its own. */
  xmlns?: string;
}

export function IconSprite({ names, xmlns }: IconSpriteProps) {
  return (
    <svg xmlns={xmlns} className="icon-sprite">
      {[...names].map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox={viewBoxOf(name)}>
          {icons[name]}
        </symbol>
      ))}
    </svg>
  );
}
