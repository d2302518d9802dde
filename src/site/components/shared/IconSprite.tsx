/** The lines of some icons, for the elements that draw them: a page has those of its first screen, all are in one file. */
import { icons, viewBoxOf, type IconName } from './icons.tsx';

interface IconSpriteProps {
  names: Iterable<IconName>;
  /** In a file of its own. */
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
