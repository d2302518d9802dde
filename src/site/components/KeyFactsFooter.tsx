/** The footer of the key facts: the agency's name, the other languages, copyright. */
import { usePage } from '../pageContext.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';

export function KeyFactsFooter() {
  const { agency } = usePage().facts;
  const { city, region, country } = agency.address;
  return (
    <footer className="key-facts-footer arcade lattice">
      <div className="wrapper">
        <Logo />
        <LanguageLinks />
        <p className="key-facts-footer__end" lang="en" dir="ltr">
          {`© ${agency.copyrightYear} ${agency.name}, ${city}, ${region}, ${country}`}
        </p>
      </div>
    </footer>
  );
}
