/** The agency's email address, which may break after the @ where it is longer than its line. */
import { agency } from '../../content/agency.ts';

export function EmailAddress() {
  const [name, host] = agency.email.split('@');
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}
