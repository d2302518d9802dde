/** A link that opens the messaging service with a message ready. */
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { messagingHref } from '../addresses.ts';

export function MessagingLink({
  message,
  className,
  children,
}: {
  message: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <a className={className} href={messagingHref(message)}>
      <Icon name="messaging" />
      <span>{children}</span>
    </a>
  );
}
