/** The agency's licences on one line, for the footer and for print. About shows them in full. */
import { whole } from '../../../values/filledText.tsx';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';

export function LicenceNumbers() {
  const { facts, words } = usePage();
  const { list } = facts.licences;
  if (list.length === 0) return null;
  return (
    <p className="licence-numbers">
      {words.licences.title}
      {list.map(({ label, value }) => (
        <span lang="en" key={label}>
          <LeftToRight>
            {label}: {whole(value)}
          </LeftToRight>
        </span>
      ))}
    </p>
  );
}
