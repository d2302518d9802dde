/** The footer's licence link: a placeholder until agency.ts holds a licence, then a link to the licences on About. */
import { agency } from '../../content/agency.ts';
import { navigation } from '../../content/navigation.ts';

export function LicenceLink() {
  const label = navigation.about.licence;
  if (agency.licences.length > 0) return <a href="/about#licences">{label}</a>;
  return (
    <a className="footer-list__placeholder" role="link" aria-disabled="true">
      {label}
    </a>
  );
}
