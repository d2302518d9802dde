/** The content of the 404 page: a picture of a road, a link to Home and the three contacts. */
import type { NotFound } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { EmailLink } from '../shared/EmailLink.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';
import { Picture } from '../shared/Picture.tsx';

interface NotFoundHeroProps {
  words: NotFound;
  picture: string;
}

export function NotFoundHero({ words, picture }: NotFoundHeroProps) {
  const { messages } = usePage().words;
  return (
    <section className="not-found-hero" aria-labelledby="page-title">
      <Picture className="not-found-hero__picture" slug={picture} slot="wide" isLcp />
      <div className="not-found-hero__words wrapper">
        <div>
          <p className="not-found-hero__eyebrow star-mark">{words.label}</p>
          <h1 className="not-found-hero__title" id="page-title">
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
          <a className="button button--night button--wide" href="/">
            {words.home}
          </a>
        </div>
        <div className="not-found-hero__contacts">
          <MessagingLink className="not-found-hero__contact card-link" message={messages.general}>
            {words.message}
          </MessagingLink>
          <PhoneLink className="not-found-hero__contact card-link">
            <span>{words.call}</span>
          </PhoneLink>
          <EmailLink className="not-found-hero__contact card-link">
            <span>{words.write}</span>
          </EmailLink>
        </div>
      </div>
    </section>
  );
}
