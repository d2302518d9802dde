/** The full-screen menu of small screens; without scripts the page address `#menu` shows it. */
import { usePage } from '../../pageContext.ts';
import { EmailLink } from './EmailLink.tsx';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function MenuDialog() {
  const { menu, call, close, links, more, book } = usePage().route.frame;
  return (
    <dialog className="menu lattice" id="menu" aria-label={menu}>
      <div className="menu__bar wrapper">
        <Logo />
        <PhoneLink className="menu__phone">
          <span className="visually-hidden">{call}</span>
        </PhoneLink>
        <a className="menu__close" href="#top" autoFocus>
          <Icon name="close" />
          <span className="visually-hidden">{close}</span>
        </a>
      </div>
      <nav className="menu__links wrapper" aria-label={menu}>
        <ul className="menu__main" role="list">
          {links.map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} />
            </li>
          ))}
        </ul>
        <ul className="menu__more" role="list">
          {more.map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrapper">
        <LanguageLinks />
      </div>
      <div className="menu__contacts">
        <div className="wrapper">
          <MessagingLink className="button button--gold button--wide" message={book.message}>
            {book.label}
          </MessagingLink>
          <PhoneLink className="contact-line" />
          <EmailLink className="contact-line" />
        </div>
      </div>
    </dialog>
  );
}
