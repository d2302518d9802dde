/** The messaging button that floats at the bottom right of phones. */
import { messages } from '../../content/messages.ts';
import { MessagingLink } from './MessagingLink.tsx';

export function FloatingMessage() {
  return (
    <div className="floating-message">
      <MessagingLink className="floating-message__link" message={messages.general}>
        <span className="visually-hidden">Message us on WhatsApp</span>
      </MessagingLink>
    </div>
  );
}
