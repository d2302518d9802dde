/** What a visitor sees at an address that does not exist: the road, the way home, the three contacts. */
import { messages } from '../../content/messages.ts';
import type { NotFound } from '../../schemas/content.ts';
import { EmailLink } from './EmailLink.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { Picture } from './Picture.tsx';

export function LostRoad({ words }: { words: NotFound }) {
  return (
    <section className="lost-road" aria-labelledby="page-title">
      <Picture className="lost-road__picture" picture={words.picture} slot="wide" first />
      <div className="lost-road__words wrapper">
        <div>
          <h1 className="lost-road__title" id="page-title">
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
          <a className="button button--night" href="/">
            {words.home}
          </a>
        </div>
        <div className="lost-road__contacts">
          <MessagingLink className="lost-road__contact" message={messages.general}>
            Message
          </MessagingLink>
          <PhoneLink className="lost-road__contact">
            <span>Call</span>
          </PhoneLink>
          <EmailLink className="lost-road__contact">
            <span>Email</span>
          </EmailLink>
        </div>
      </div>
    </section>
  );
}
