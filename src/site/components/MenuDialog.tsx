/** The full-screen menu of small screens; without scripts the page address `#menu` shows it. */
import { messages } from '../../content/messages.ts';
import { navigation } from '../../content/navigation.ts';
import { EmailLink } from './EmailLink.tsx';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function MenuDialog() {
  return (
    <dialog className="menu lattice" id="menu" aria-label="Menu">
      <div className="menu__bar wrapper">
        <Logo />
        <PhoneLink className="menu__phone">
          <span className="visually-hidden">Call</span>
        </PhoneLink>
        <a className="menu__close" href="#top" autoFocus>
          <Icon name="close" />
          <span className="visually-hidden">Close the menu</span>
        </a>
      </div>
      <nav className="menu__links wrapper" aria-label="Menu">
        <ul className="menu__main" role="list">
          {navigation.header.map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} />
            </li>
          ))}
        </ul>
        <ul className="menu__more" role="list">
          {navigation.menu.map((link) => (
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
          <MessagingLink className="button button--gold button--wide" message={messages.booking}>
            {navigation.book}
          </MessagingLink>
          <PhoneLink className="contact-line" />
          <EmailLink className="contact-line" />
        </div>
      </div>
    </dialog>
  );
}
