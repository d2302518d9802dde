/** The messaging button that floats at the bottom right of phones. */
import { MessagingLink } from './MessagingLink.tsx';

interface FloatingMessageProps {
  /** What screen readers say, because the button shows an icon alone. */
  label: string;
  /** The message that the button prepares. */
  message: string;
}

export function FloatingMessage({ label, message }: FloatingMessageProps) {
  return (
    <div className="floating-message">
      <MessagingLink className="floating-message__link" message={message}>
        <span className="visually-hidden">{label}</span>
      </MessagingLink>
    </div>
  );
}
