/** The contact page: message, call or write; the first message in each language; the map; customer care. */
import type { Content } from '../../schemas/content.ts';
import { ContactCards } from '../components/ContactCards.tsx';
import { CustomerCare } from '../components/CustomerCare.tsx';
import { FindUs } from '../components/FindUs.tsx';
import { FirstMessages } from '../components/FirstMessages.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function ContactPage({ content }: { content: Content }) {
  const { contact, messages, navigation, languages } = content;
  const firstMessages = [
    { lang: 'en', dir: 'ltr' as const, label: navigation.language, text: messages.general },
    ...languages.map(({ words, ...language }) => ({
      ...language,
      text: words.contact.firstMessage,
    })),
  ];
  return (
    <PageLayout>
      <PageHero eyebrow={contact.label} title={contact.title} lead={contact.lead} />
      <ContactCards words={contact} message={messages.general}>
        {contact.messageText}
      </ContactCards>
      <FirstMessages words={contact.languages} messages={firstMessages} />
      <FindUs words={contact.find} />
      <CustomerCare words={contact.care} message={messages.care} />
    </PageLayout>
  );
}
