/** The agency's email address, which may break after the @ and before a dot where it is longer than its line. */
import { Fragment } from 'react';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from './LeftToRight.tsx';

/** Letters that fit on a line of a narrow phone's contact card at full size. */
const maxLetters = 19;

export function EmailAddress() {
  const { email } = usePage().facts.agency;
  const [name, host] = email.split('@') as [string, string];
  const isLong = Math.max(name.length, host.length) >= maxLetters;
  return (
    <span className={isLong ? 'email-address--long' : undefined}>
      <LeftToRight>
        {name}@
        {host.split(/(?=\.)/).map((part, index) => (
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </LeftToRight>
    </span>
  );
}
