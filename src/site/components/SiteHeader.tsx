/** The sticky header: logo, links, phone, booking; on small screens the phone and the menu. */
import { messages } from '../../content/messages.ts';
import { navigation } from '../../content/navigation.ts';
import { agency } from '../../content/agency.ts';
import { formatPhone } from '../format.ts';
import { usePage } from '../pageContext.ts';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function SiteHeader() {
  // The hero of Home has its own gold button.
  const isHome = usePage().route.path === '/';
  return (
    <header className="site-header">
      <div className="site-header__bar wrapper">
        <Logo />
        <nav className="site-header__links" aria-label="Main">
          <ul role="list">
            {navigation.header.map((link) => (
              <li key={link.href}>
                <NavigationLink className="site-header__link" {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink className="site-header__phone">
          <span className="site-header__call">Call</span>
          <span className="site-header__number">{formatPhone(agency.phone)}</span>
        </PhoneLink>
        <MessagingLink
          className={`button ${isHome ? 'button--outline-gold' : 'button--gold'} site-header__book`}
          message={messages.booking}
        >
          {navigation.book}
        </MessagingLink>
        <a
          className="site-header__menu"
          href="#menu"
          data-behaviour="menu"
          aria-controls="menu"
          aria-haspopup="dialog"
          aria-expanded="false"
        >
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </a>
      </div>
    </header>
  );
}
