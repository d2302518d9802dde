/** Customer care for people who have booked. The other ways to reach the agency are at the top of the page. */
import type { Contact } from '../../../agency/schemas/content.ts';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function CustomerCare({ words }: { words: Contact['care'] }) {
  return (
    <section
      className="customer-care wrapper"
      id="customer-care"
      aria-labelledby="customer-care-title"
    >
      <div className="customer-care__card card">
        <div>
          <SectionTitle id="customer-care-title">{words.title}</SectionTitle>
          <p className="lead">{words.lead}</p>
        </div>
        <MessagingLink className="button button--green" message={words.firstMessage}>
          {words.message}
        </MessagingLink>
      </div>
    </section>
  );
}
