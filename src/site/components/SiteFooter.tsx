/** The footer: newsletter box, phone and email, service lists, help, about, copyright. */
import { agency } from '../../content/agency.ts';
import { navigation } from '../../content/navigation.ts';
import { services } from '../../content/services.ts';
import { EmailLink } from './EmailLink.tsx';
import { FooterList } from './FooterList.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LicenceLink } from './LicenceLink.tsx';
import { Logo } from './Logo.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function SiteFooter() {
  const groups = [...new Set(services.map((service) => service.group))];
  return (
    <footer className="site-footer arcade lattice">
      <div className="wrapper">
        <Newsletter words={navigation.newsletter} />
        <div className="site-footer__lists">
          <div className="site-footer__agency">
            <Logo />
            <p>{agency.tagline}</p>
            <PhoneLink className="contact-line" />
            <EmailLink className="contact-line" />
            <LanguageLinks />
          </div>
          {groups.map((group) => (
            <FooterList key={group} title={group}>
              {services
                .filter((service) => service.group === group)
                .map((service) => (
                  <a key={service.slug} href={`/about#${service.slug}`}>
                    {service.name}
                  </a>
                ))}
            </FooterList>
          ))}
          <FooterList title={navigation.help.title}>
            {navigation.help.links.map((link) => (
              <NavigationLink key={link.href} {...link} />
            ))}
          </FooterList>
          <FooterList title={navigation.about.title}>
            {navigation.about.links.map((link) => (
              <NavigationLink key={link.href} {...link} />
            ))}
            <LicenceLink />
          </FooterList>
        </div>
        <div className="site-footer__end">
          <p>{`© ${agency.copyrightYear} ${agency.name}`}</p>
          <p>{`${agency.address.city}, ${agency.address.region}, ${agency.address.country}`}</p>
        </div>
      </div>
    </footer>
  );
}
