/** A link that opens the messaging service with a message ready. */
import type { ReactNode } from 'react';
import { usePage } from '../../pageContext.ts';
import { Icon } from './Icon.tsx';
import { messagingHref } from '../../addresses.ts';

export function MessagingLink({
  message,
  className,
  children,
}: {
  message: string;
  className: string;
  children: ReactNode;
}) {
  const { agency } = usePage().facts;
  return (
    <a className={className} href={messagingHref(agency, message)}>
      <Icon name="messaging" />
      <span>{children}</span>
    </a>
  );
}
