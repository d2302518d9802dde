/** The contact page: message, call or write; the first message in each language; the map; customer care. */
import type { Content } from '../../schemas/content.ts';
import { formatPhone } from '../format.ts';
import { ContactCards } from '../components/shared/ContactCards.tsx';
import { CustomerCare } from '../components/contact/CustomerCare.tsx';
import { FindUs } from '../components/contact/FindUs.tsx';
import { FirstMessages } from '../components/contact/FirstMessages.tsx';
import { PageHero } from '../components/shared/PageHero.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function ContactPage({ content }: { content: Content }) {
  const { facts, contact, languages } = content;
  const firstMessages = languages.map(({ lang, dir, label, words }) => ({
    lang,
    dir,
    label,
    text: words.messages.general,
  }));
  const message = languages[0]!.words.messages.general;
  return (
    <PageLayout
      first={<PageHero eyebrow={contact.label} title={contact.title} lead={contact.lead} />}
    >
      <ContactCards words={contact} message={message}>
        {formatPhone(facts.agency.messaging)}
        <br />
        {contact.messageText}
      </ContactCards>
      <FirstMessages words={contact.languages} messages={firstMessages} />
      <FindUs words={contact.find} />
      <CustomerCare words={contact.care} />
    </PageLayout>
  );
}
