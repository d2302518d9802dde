/** A titled list of links in the footer. A link without an address is a placeholder for a part that does not exist yet. */
import { plainText } from '../../../values/filledText.tsx';
import type { LinkList } from '../../links.ts';
import { NavigationLink } from '../shared/NavigationLink.tsx';

export function FooterList({ id, title, links }: LinkList & { id: string }) {
  return (
    <nav className="footer-list" aria-labelledby={id}>
      <h3 className="footer-list__title" id={id}>
        {title}
      </h3>
      <ul role="list">
        {links.map(({ label, ...link }) => (
          <li key={plainText(label)} data-day={link.day}>
            {link.href ? (
              <NavigationLink label={label} {...link} />
            ) : (
              <a className="footer-list__placeholder" role="link" aria-disabled="true">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
