/** The footer: phone and email, lists of links, newsletter box, copyright. */
import { plainText } from '../../../values/filledText.tsx';
import { yearOfNewestCheck } from '../../../agency/factGroups.ts';
import { formatAddress } from '../../../values/format.ts';
import { footerLists } from '../../links.ts';
import { usePage } from '../../pageContext.ts';
import { EmailLink } from '../shared/EmailLink.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { FooterList } from './FooterList.tsx';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { LicenceNumbers } from './LicenceNumbers.tsx';
import { Logo } from './Logo.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

export function SiteFooter() {
  const { route, words, facts } = usePage();
  const { edition } = route;
  const { layout, newsletter } = words;
  return (
    <footer className="site-footer arcade lattice">
      <div className="wrapper">
        {route.kind === 'home' && <ShareLinks />}
        <div className="site-footer__lists">
          <div className="site-footer__agency">
            <h2 className="site-footer__name">
              <Logo />
            </h2>
            <p>{layout.tagline}</p>
            <PhoneLink className="contact-line" />
            <EmailLink className="contact-line" />
            <address lang="en" dir="ltr">
              {formatAddress(facts.agency.address)}
            </address>
            <LicenceNumbers />
            <LanguageLinks />
          </div>
          {footerLists(edition, facts).map((list, index) => (
            <FooterList key={plainText(list.title)} id={`footer-${index + 1}`} {...list} />
          ))}
        </div>
        <Newsletter words={newsletter} />
        <p className="site-footer__end quiet" lang="en" dir="ltr">
          {['©', yearOfNewestCheck(facts), facts.agency.name].filter(Boolean).join(' ')}
        </p>
      </div>
    </footer>
  );
}
