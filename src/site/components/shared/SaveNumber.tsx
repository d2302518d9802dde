/** A link to the agency's contact card, which phones take into their contacts. */
import { Icon } from './Icon.tsx';

export function SaveNumber({ className, children }: { className: string; children: string }) {
  return (
    <a className={className} href="/contact.vcf" type="text/vcard">
      <Icon name="save" />
      <span>{children}</span>
    </a>
  );
}
