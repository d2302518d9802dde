/** The name and address of the agency and the URL of the page, shown only in print. */
import { formatAddress, formatPhone } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { LicenceNumbers } from './LicenceNumbers.tsx';

export function PrintedAddress() {
  const { route, facts, words } = usePage();
  const { agency } = facts;
  return (
    <div className="printed-address">
      <address lang="en" dir="ltr">
        <strong>{agency.name}</strong>
        <br />
        {formatAddress(agency.address)}
        <br />
        {`${formatPhone(agency.phone)} · ${agency.email}`}
        <br />
        {agency.siteUrl + route.path}
      </address>
      <p>
        {words.layout.message}
        {': '}
        <LeftToRight>{formatPhone(agency.messaging)}</LeftToRight>
      </p>
      <LicenceNumbers />
    </div>
  );
}
