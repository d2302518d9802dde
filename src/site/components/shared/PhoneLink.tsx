/** A link that calls the agency. Without children it shows the number. */
import type { ReactNode } from 'react';
import { formatPhone } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { phoneHref } from '../../addresses.ts';

export function PhoneLink({ className, children }: { className: string; children?: ReactNode }) {
  const { agency } = usePage().facts;
  return (
    <a className={className} href={phoneHref(agency)}>
      <Icon name="phone" />
      {children ?? (
        <span>
          <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
        </span>
      )}
    </a>
  );
}
