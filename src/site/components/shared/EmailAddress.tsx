/** The agency's email address, which may break after the @ where it is longer than its line. */
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from './LeftToRight.tsx';

export function EmailAddress() {
  const { agency } = usePage().facts;
  const [name, host] = agency.email.split('@');
  return (
    <span>
      <LeftToRight>
        {name}@<wbr />
        {host}
      </LeftToRight>
    </span>
  );
}
