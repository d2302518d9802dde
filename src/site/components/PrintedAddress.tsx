/** The agency's name and address and the page's own address, shown on paper alone. */
import { formatPhone } from '../format.ts';
import { usePage } from '../pageContext.ts';

export function PrintedAddress() {
  const { route, facts } = usePage();
  const { agency } = facts;
  const { street, city, postalCode, region, country } = agency.address;
  return (
    <p className="printed-address">
      <strong>{agency.name}</strong>
      <br />
      {`${street}, ${city} ${postalCode}, ${region}, ${country}`}
      <br />
      {`${formatPhone(agency.phone)} · ${agency.email}`}
      <br />
      {agency.siteUrl + route.path}
    </p>
  );
}
