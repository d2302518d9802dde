/** A titled list of links in the footer. */
import { Children, type ReactNode } from 'react';

export function FooterList({ title, children }: { title: string; children: ReactNode }) {
  const id = `footer-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <nav className="footer-list" aria-labelledby={id}>
      <h2 className="footer-list__title" id={id}>
        {title}
      </h2>
      <ul role="list">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
