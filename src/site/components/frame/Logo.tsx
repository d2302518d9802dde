/** The agency's mark and name, as a link to Home. */
import { withWholeWords } from '../../../values/filledText.tsx';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';

/** A name with more letters is set in smaller type, because it would not fit beside the mark on a narrow phone. */
const longestNameInLargeType = 14;

export function Logo() {
  const { route, facts } = usePage();
  const { name } = facts.agency;
  return (
    <a
      className={name.length > longestNameInLargeType ? 'logo logo--long' : 'logo'}
      href={route.edition.path}
    >
      <Icon name="mark" className="logo__mark" />
      <span className="logo__name" lang="en">
        <LeftToRight>{withWholeWords(name)}</LeftToRight>
      </span>
    </a>
  );
}
