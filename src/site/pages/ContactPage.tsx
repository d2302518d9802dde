/** The contact page: message, call or write; the first message in four languages; the map; customer care. */
import { ContactCards } from '../components/ContactCards.tsx';
import { CustomerCare } from '../components/CustomerCare.tsx';
import { FindUs } from '../components/FindUs.tsx';
import { FirstMessages } from '../components/FirstMessages.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { contact } from '../../content/contact.ts';
import { firstMessages } from '../../content/messages.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function ContactPage() {
  return (
    <PageLayout>
      <PageHero title={contact.title} lead={contact.lead} />
      <ContactCards words={contact} />
      <FirstMessages words={contact.languages} messages={firstMessages} />
      <FindUs words={contact.find} />
      <CustomerCare words={contact.care} />
    </PageLayout>
  );
}
