/** The agency's mark and name, leading home. */
import { agency } from '../../content/agency.ts';
import { Icon } from './Icon.tsx';

/** Letters of the names that fit beside the mark of a narrow phone at full size. */
const mostLetters = 14;

export function Logo() {
  return (
    <a className={agency.name.length > mostLetters ? 'logo logo--long' : 'logo'} href="/">
      <Icon name="mark" className="logo__mark" />
      <span className="logo__name">{agency.name}</span>
    </a>
  );
}
