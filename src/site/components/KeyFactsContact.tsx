/** The ways to the agency in another language: message, call, write, save the number; the address, customer care. */
import { formatPhone } from '../format.ts';
import { usePage } from '../pageContext.ts';
import type { Translation } from '../../schemas/content.ts';
import { EmailLink } from './EmailLink.tsx';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { SaveNumber } from './SaveNumber.tsx';

export function KeyFactsContact({ words }: { words: Translation['contact'] }) {
  const { route, facts } = usePage();
  const { agency } = facts;
  const { street, city, postalCode, region, country } = agency.address;
  return (
    <section className="key-facts-contact" id="contact" aria-labelledby="contact-title">
      <div className="wrapper">
        <h2 className="key-facts-title" id="contact-title">
          {words.title}
        </h2>
        <div className="key-facts-contact__ways">
          <MessagingLink
            className="key-facts-contact__way key-facts-contact__way--message"
            message={words.firstMessage}
          >
            {words.message}
            <LeftToRight>{formatPhone(agency.messaging)}</LeftToRight>
          </MessagingLink>
          <PhoneLink className="key-facts-contact__way">
            <span>
              {words.call}
              <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
            </span>
          </PhoneLink>
          <EmailLink className="key-facts-contact__way">
            <span>
              {words.write}
              <LeftToRight>{agency.email}</LeftToRight>
            </span>
          </EmailLink>
          <SaveNumber className="key-facts-contact__way">{words.save}</SaveNumber>
        </div>
        <div className="key-facts-contact__foot">
          <address lang="en" dir="ltr">
            <Icon name="pin" />
            <span>
              <strong>{agency.name}</strong>
              {`, ${street}, ${city} ${postalCode}, ${region}, ${country}`}
              <span className="key-facts-contact__site">{agency.siteUrl + route.path}</span>
            </span>
          </address>
          <p>{words.care}</p>
        </div>
      </div>
    </section>
  );
}
