/** The sticky header with logo, links, phone and booking button. On small screens it has the logo, the phone and the menu. */
import { plainText } from '../../../values/filledText.tsx';
import { formatPhone } from '../../../values/format.ts';
import { mainLinks } from '../../links.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { Logo } from './Logo.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { NavigationLink } from '../shared/NavigationLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

/** Language names with more letters in total do not fit beside the agency's name. The menu has them at all widths. */
const mostLettersOfLanguageNames = 18;

export function SiteHeader() {
  const { route, words, facts } = usePage();
  const { edition, editions } = route;
  const { layout, hero, messages } = words;
  // The hero of Home already has a gold button.
  const colour = route.kind === 'home' ? 'button--outline-gold' : 'button--gold';
  const names = editions.flatMap((other) => (other === edition ? [] : other.label));
  return (
    <header className="site-header">
      <div className="site-header__bar wrapper">
        <Logo />
        <nav className="site-header__links" aria-label={plainText(layout.main)}>
          <ul role="list">
            {mainLinks(edition).map((link) => (
              <li key={link.href}>
                <NavigationLink className="site-header__link" {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink className="site-header__phone">
          <span className="site-header__call">{layout.call}</span>
          <span className="site-header__number">
            <LeftToRight>{formatPhone(facts.agency.phone)}</LeftToRight>
          </span>
        </PhoneLink>
        <MessagingLink className={`button ${colour} site-header__book`} message={messages.booking}>
          {hero.book}
        </MessagingLink>
        {names.join('').length <= mostLettersOfLanguageNames && (
          <div className="site-header__languages">
            <LanguageLinks />
          </div>
        )}
        <a
          className="site-header__menu"
          href="#menu"
          data-behaviour="menu"
          aria-controls="menu"
          aria-haspopup="dialog"
          aria-expanded="false"
        >
          <Icon name="menu" />
          <span className="visually-hidden">{layout.menu}</span>
        </a>
      </div>
    </header>
  );
}
