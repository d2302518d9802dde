/** The agency's mark and name, leading home. */
import { usePage } from '../../pageContext.ts';
import { WholeWords } from './WholeWords.tsx';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';

/** Letters of the names that fit beside the mark of a narrow phone at full size. */
const maxLetters = 14;

export function Logo() {
  const { edition, facts } = usePage();
  const { name } = facts.agency;
  return (
    <a className={name.length > maxLetters ? 'logo logo--long' : 'logo'} href={edition.path}>
      <Icon name="mark" className="logo__mark" />
      <span className="logo__name" lang="en">
        <LeftToRight>
          <WholeWords text={name} />
        </LeftToRight>
      </span>
    </a>
  );
}
