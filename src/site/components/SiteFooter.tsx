/** The footer: newsletter box, phone and email, lists of links, copyright. */
import { yearOfNewestCheck } from '../format.ts';
import { usePage } from '../pageContext.ts';
import { EmailLink } from './EmailLink.tsx';
import { FamilyLinks } from './FamilyLinks.tsx';
import { FooterList } from './FooterList.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function SiteFooter() {
  const { route, facts } = usePage();
  const { newsletter, family, tagline, footer } = route.frame;
  return (
    <footer className="site-footer arcade lattice">
      <div className="wrapper">
        {family && <FamilyLinks {...family} />}
        {newsletter && <Newsletter {...newsletter} />}
        <div className="site-footer__lists">
          <div className="site-footer__agency">
            <Logo />
            <p>{tagline}</p>
            <PhoneLink className="contact-line" />
            <EmailLink className="contact-line" />
            <LanguageLinks />
          </div>
          {footer.map((list, index) => (
            <FooterList key={list.title} id={`footer-${index + 1}`} {...list} />
          ))}
        </div>
        <p className="site-footer__end" lang="en" dir="ltr">
          {`© ${yearOfNewestCheck(facts)} ${facts.agency.name}`}
        </p>
      </div>
    </footer>
  );
}
