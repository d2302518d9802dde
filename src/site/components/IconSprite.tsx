/** The lines of every icon that a page uses, once each: the page draws some of them a dozen times. */
import { icons, viewBoxOf, type IconName } from './icons.tsx';

export function IconSprite({ names }: { names: readonly IconName[] }) {
  return (
    <svg className="icon-sprite">
      {names.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox={viewBoxOf(name)}>
          {icons[name]}
        </symbol>
      ))}
    </svg>
  );
}

/** Takes the HTML of a page's content, returns the icons that it refers to, in the order of their first use. */
export function iconsIn(html: string): IconName[] {
  return [...new Set([...html.matchAll(/"#icon-([a-z]+)"/g)].map(([, name]) => name as IconName))];
}
