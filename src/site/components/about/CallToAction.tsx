/** The call to action at the end of About, beside a row of arched pictures. */
import type { About } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { Arch } from '../shared/Arch.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

interface CallToActionProps {
  words: About['closing'];
  pictures: readonly string[];
}

export function CallToAction({ words, pictures }: CallToActionProps) {
  const { messages } = usePage().words;
  return (
    <section className="call-to-action band" aria-labelledby="begin">
      <div className="call-to-action__layout wrapper">
        <div className="call-to-action__pictures screen-only">
          {pictures.map((slug) => (
            <Arch key={slug} slug={slug} slot="arch" />
          ))}
        </div>
        <div>
          <SectionTitle id="begin">{words.title}</SectionTitle>
          <p className="lead">{words.lead}</p>
          <div className="call-to-action__buttons screen-only">
            <MessagingLink className="button button--green" message={messages.booking}>
              {words.action}
            </MessagingLink>
            <PhoneLink className="button button--outline" />
          </div>
        </div>
      </div>
    </section>
  );
}
