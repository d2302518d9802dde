/** A link that calls the agency; shows the number unless it is given other words. */
import type { ReactNode } from 'react';
import { agency } from '../../content/agency.ts';
import { formatPhone } from '../format.ts';
import { Icon } from './Icon.tsx';
import { phoneHref } from '../addresses.ts';

export function PhoneLink({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <a className={className} href={phoneHref}>
      <Icon name="phone" />
      {children ?? <span>{formatPhone(agency.phone)}</span>}
    </a>
  );
}
