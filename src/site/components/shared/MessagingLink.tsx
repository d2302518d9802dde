/** A link that opens the messaging service with a message ready. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';
import type { ReactNode } from 'react';
import { usePage } from '../../pageContext.ts';
import { Icon } from './Icon.tsx';
import { messagingHref } from '../../addresses.ts';

export function MessagingLink({
  message,
  withFamily,
  className,
  children,
}: {
  message: FilledText;
  /** The message with {family} where client/family/ says who travels, once somebody has counted. */
  withFamily?: string | undefined;
  className: string;
  children: ReactNode;
}) {
  const { agency } = usePage().facts;
  return (
    <a
      className={className}
      href={messagingHref(agency, plainText(message))}
      data-message={withFamily}
    >
      <Icon name="messaging" />
      <span>{children}</span>
    </a>
  );
}
