/** The agency's e-mail address. If it does not fit on one line, it breaks after the @ or before a dot. */
import { Fragment } from 'react';
import { LeftToRight } from './LeftToRight.tsx';

/** An address with more letters in one part is set in smaller type, to fit on a contact card on a narrow phone. */
const longestPartInLargeType = 18;

export function EmailAddress({ email }: { email: string }) {
  const [name, host] = email.split('@') as [string, string];
  const isLong = Math.max(name.length, host.length) > longestPartInLargeType;
  return (
    <span className={isLong ? 'email-address--long' : undefined}>
      <LeftToRight>
        {email.split(/(?<=@)|(?=\.)/).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </LeftToRight>
    </span>
  );
}
