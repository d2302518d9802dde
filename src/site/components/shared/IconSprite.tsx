/** The drawings that Icon refers to. A page inlines those of its first screen, and one file has all of them. */
import { icons, viewBoxOf, type IconName } from '../../icons.tsx';

interface IconSpriteProps {
  names: Iterable<IconName>;
  /** The namespace, which only the file of its own needs. */
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
