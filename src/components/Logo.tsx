/** The agency's mark and name, leading home. */
import { agency } from '../content/agency.ts';
import { Icon } from './Icon.tsx';

export function Logo() {
  return (
    <a className="logo" href="/">
      <Icon name="mark" className="logo__mark" />
      <span className="logo__name">{agency.name}</span>
    </a>
  );
}
