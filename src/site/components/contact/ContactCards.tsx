/** Large tap targets to message, call and e-mail the agency, and a link that saves the number on the phone. */
import type { FilledText } from '../../../values/filledText.tsx';
import type { ReactNode } from 'react';
import { formatPhone } from '../../../values/format.ts';
import { EmailAddress } from '../shared/EmailAddress.tsx';
import { Icon } from '../shared/Icon.tsx';
import type { IconName } from '../../icons.ts';
import { emailHref, messagingHref, phoneHref } from '../../addresses.ts';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';

interface ContactCardsProps {
  words: {
    message: FilledText;
    messageText?: FilledText;
    call: FilledText;
    write: FilledText;
    save: FilledText;
  };
  /** The hours in which calls are answered. */
  hours?: FilledText;
}

export function ContactCards({ words, hours }: ContactCardsProps) {
  const { facts, words: all } = usePage();
  const { agency } = facts;
  return (
    <div className="contact-cards wrapper">
      <ContactCard
        icon="messaging"
        href={messagingHref(agency, all.messages.general)}
        title={words.message}
      >
        <LeftToRight>{formatPhone(agency.messaging)}</LeftToRight>
        {words.messageText && <br />}
        {words.messageText}
      </ContactCard>
      <ContactCard icon="phone" href={phoneHref(agency)} title={words.call}>
        <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
        {hours && <br />}
        {hours}
      </ContactCard>
      <ContactCard icon="mail" href={emailHref(agency)} title={words.write}>
        <EmailAddress email={agency.email} />
      </ContactCard>
      <a className="line-link screen-only" href="/contact.vcf" type="text/vcard">
        <Icon name="save" />
        <span>{words.save}</span>
      </a>
    </div>
  );
}

function ContactCard(card: {
  icon: IconName;
  href: string;
  title: FilledText;
  children: ReactNode;
}) {
  return (
    <a className={`contact-card contact-card--${card.icon} card-link`} href={card.href}>
      <span className="contact-card__icon">
        <Icon name={card.icon} />
      </span>
      <span className="contact-card__title">{card.title}</span>
      <span className="contact-card__text">{card.children}</span>
      <Icon name="right" />
    </a>
  );
}
