/** The full-screen menu on small screens. Without scripts, the address `#menu` shows it. */
import { plainText } from '../../../values/filledText.tsx';
import { mainLinks, moreLinks } from '../../links.ts';
import { usePage } from '../../pageContext.ts';
import { EmailLink } from '../shared/EmailLink.tsx';
import { Icon } from '../shared/Icon.tsx';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { NavigationLink } from '../shared/NavigationLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

export function Menu() {
  const { route, words, facts } = usePage();
  const { edition } = route;
  const { layout, hero, messages } = words;
  return (
    <dialog className="menu" id="menu" aria-label={plainText(layout.menu)}>
      <div className="menu__bar wrapper">
        <Logo />
        <PhoneLink className="menu__phone">
          <span className="visually-hidden">{layout.call}</span>
        </PhoneLink>
        <a className="menu__close" href="#top" autoFocus>
          <Icon name="close" />
          <span className="visually-hidden">{layout.close}</span>
        </a>
      </div>
      <nav className="wrapper" aria-label={plainText(layout.menu)}>
        <ul className="menu__main" role="list">
          {mainLinks(edition).map((link) => (
            <li key={link.href}>
              <NavigationLink {...link} />
            </li>
          ))}
        </ul>
        <ul className="menu__more" role="list">
          {moreLinks(edition, facts).map((link) => (
            <li key={link.href} data-day={link.day}>
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
            {hero.book}
          </MessagingLink>
          <PhoneLink className="contact-line" />
          <EmailLink className="contact-line" />
        </div>
      </div>
    </dialog>
  );
}
