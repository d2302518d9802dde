/** The messaging button that floats at the bottom right of phones. */
import { usePage } from '../../pageContext.ts';
import { MessagingLink } from './MessagingLink.tsx';

export function FloatingMessage() {
  const { label, message } = usePage().route.frame.floating;
  return (
    <div className="floating-message">
      <MessagingLink className="floating-message__link" message={message}>
        <span className="visually-hidden">{label}</span>
      </MessagingLink>
    </div>
  );
}
