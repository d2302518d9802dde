/** The messaging button that floats at the bottom right on phones. It shows only an icon. */
import { usePage } from '../../pageContext.ts';
import { MessagingLink } from '../shared/MessagingLink.tsx';

export function FloatingMessage() {
  const { layout, messages } = usePage().words;
  return (
    <div className="floating-message screen-only">
      <MessagingLink className="floating-message__link" message={messages.general}>
        <span className="visually-hidden">{layout.message}</span>
      </MessagingLink>
    </div>
  );
}
