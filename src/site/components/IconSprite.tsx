/** The lines of every icon that the page has drawn so far and no sprite holds yet: some are drawn a dozen times. */
import { usePage } from '../pageContext.ts';
import { icons, viewBoxOf } from './icons.tsx';

export function IconSprite() {
  const { icons: drawn } = usePage();
  const names = [...drawn.keys()].filter((name) => !drawn.get(name));
  for (const name of names) drawn.set(name, true);
  if (names.length === 0) return null;
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
