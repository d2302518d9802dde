/** A legal document: contents list, the figures at a glance, the numbered sections, the way to ask. */
import type { LegalDocument } from '../../schemas/content.ts';
import { EmailLink } from './EmailLink.tsx';
import { LegalBlock } from './LegalBlock.tsx';
import { LegalContents } from './LegalContents.tsx';
import { LegalGlance } from './LegalGlance.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function LegalArticle({ document, message }: { document: LegalDocument; message: string }) {
  return (
    <div className="legal wrapper">
      <LegalContents sections={document.sections} />
      <div>
        <LegalGlance items={document.glance} />
        <p className="legal__lead lead">{document.lead}</p>
        {document.sections.map((section, index) => (
          <section
            className="legal__section"
            id={section.id}
            key={section.id}
            aria-labelledby={`${section.id}-title`}
          >
            <h2
              className="legal__title"
              id={`${section.id}-title`}
            >{`${index + 1}. ${section.title}`}</h2>
            {section.body.map((block, position) => (
              <LegalBlock key={position} block={block} />
            ))}
          </section>
        ))}
        <div className="legal__question">
          <p>{document.question}</p>
          <div className="legal__actions">
            <MessagingLink className="button button--green" message={message}>
              Message us
            </MessagingLink>
            <PhoneLink className="button button--outline" />
            <EmailLink className="button button--outline">
              <span>Email us</span>
            </EmailLink>
          </div>
        </div>
      </div>
    </div>
  );
}
