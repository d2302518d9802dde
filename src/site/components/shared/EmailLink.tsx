/** A link that starts an e-mail to the agency. Without children it shows the address. */
import type { ReactNode } from 'react';
import { usePage } from '../../pageContext.ts';
import { EmailAddress } from './EmailAddress.tsx';
import { Icon } from './Icon.tsx';
import { emailHref } from '../../addresses.ts';

export function EmailLink({ className, children }: { className: string; children?: ReactNode }) {
  const { agency } = usePage().facts;
  return (
    <a className={className} href={emailHref(agency)}>
      <Icon name="mail" />
      {children ?? <EmailAddress email={agency.email} />}
    </a>
  );
}
