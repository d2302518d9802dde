/** A link that opens the messaging service with a prepared message. */
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
  /** The message with {family}, which client/family/ replaces by who travels once the visitor has entered a family. */
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
