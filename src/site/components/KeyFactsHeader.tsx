/** The header of the key facts: logo, phone, and a menu that opens without scripts. */
import { formatPhone } from '../format.ts';
import type { Translation } from '../../schemas/content.ts';
import { usePage } from '../pageContext.ts';
import { EnglishDocuments } from './EnglishDocuments.tsx';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { Logo } from './Logo.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function KeyFactsHeader({ words: { contact, documents, frame } }: { words: Translation }) {
  const { agency } = usePage().facts;
  return (
    <header className="key-facts-header">
      <div className="key-facts-header__bar wrapper">
        <Logo />
        <PhoneLink className="key-facts-header__phone">
          <span className="key-facts-header__number">
            <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
          </span>
          <span className="visually-hidden">{contact.call}</span>
        </PhoneLink>
        <details className="key-facts-header__menu">
          <summary>
            <Icon name="menu" />
            <span className="visually-hidden">{frame.menu}</span>
          </summary>
          <nav className="key-facts-header__links" aria-label={frame.menu}>
            <a href="/" hrefLang="en">
              {frame.home}
            </a>
            <EnglishDocuments words={documents} />
            <LanguageLinks />
          </nav>
        </details>
      </div>
    </header>
  );
}
