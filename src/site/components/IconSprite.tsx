/** The lines of every icon that the page has drawn before it, once each: some are drawn a dozen times. */
import { usePage } from '../pageContext.ts';
import { icons, viewBoxOf } from './icons.tsx';

export function IconSprite() {
  return (
    <svg className="icon-sprite">
      {[...usePage().icons].map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox={viewBoxOf(name)}>
          {icons[name]}
        </symbol>
      ))}
    </svg>
  );
}
