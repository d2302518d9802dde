/** The contact page: message, call or write; the first message in each language; the map; customer care. */
import type { Contact, Structure } from '../../agency/schemas/content.ts';
import { isTownDrawn } from '../../agency/scope.ts';
import { ContactCards } from '../components/contact/ContactCards.tsx';
import { CustomerCare } from '../components/contact/CustomerCare.tsx';
import { FindUs } from '../components/contact/FindUs.tsx';
import { FirstMessages } from '../components/contact/FirstMessages.tsx';
import { PageHero } from '../components/shared/PageHero.tsx';
import { People } from '../components/shared/People.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { usePage } from '../pageContext.ts';

export function ContactPage({ contact, structure }: { contact: Contact; structure: Structure }) {
  const { facts } = usePage();
  return (
    <PageLayout
      first={<PageHero eyebrow={contact.label} title={contact.title} lead={contact.lead} />}
    >
      <ContactCards words={contact} hours={contact.find.hours} />
      <People className="below" />
      <FirstMessages words={contact.languages} />
      <FindUs words={contact.find} isDrawn={isTownDrawn({ structure, facts })} />
      <CustomerCare words={contact.care} />
    </PageLayout>
  );
}
