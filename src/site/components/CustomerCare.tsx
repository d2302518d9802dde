/** Customer care for those who have booked: message, call, write. */
import type { Contact } from '../../schemas/content.ts';
import { EmailLink } from './EmailLink.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function CustomerCare({ words, message }: { words: Contact['care']; message: string }) {
  return (
    <section
      className="customer-care wrapper"
      id="customer-care"
      aria-labelledby="customer-care-title"
    >
      <div className="customer-care__card">
        <div>
          <SectionTitle id="customer-care-title">{words.title}</SectionTitle>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="customer-care__actions">
          <MessagingLink className="button button--green" message={message}>
            {words.message}
          </MessagingLink>
          <PhoneLink className="button button--outline">
            <span>{words.call}</span>
          </PhoneLink>
          <EmailLink className="button button--outline">
            <span>{words.write}</span>
          </EmailLink>
        </div>
      </div>
    </section>
  );
}
