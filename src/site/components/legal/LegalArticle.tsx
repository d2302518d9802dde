/** A legal document: contents list, the figures at a glance, the numbered sections, the way to ask. */
import type { LegalWords } from '../../../schemas/content.ts';
import type { LegalDocument } from '../../../schemas/legalText.ts';
import { EmailLink } from '../shared/EmailLink.tsx';
import { LegalContents } from './LegalContents.tsx';
import { LegalText } from './LegalText.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

interface LegalArticleProps {
  document: LegalDocument;
  words: LegalWords;
  question: string;
  firstMessage: string;
}

export function LegalArticle({ document, words, question, firstMessage }: LegalArticleProps) {
  return (
    <div className="legal wrapper">
      <LegalContents title={words.contents} sections={document.sections} />
      <div>
        <section className="legal-glance" aria-labelledby="at-a-glance">
          <h2 className="legal-glance__title" id="at-a-glance">
            {words.glance}
          </h2>
          <dl className="legal-glance__items">
            {document.glance.map(({ figure, text }) => (
              <div key={figure}>
                <dt className="legal-glance__figure">{figure}</dt>
                <dd className="legal-glance__text">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className="legal__lead lead">{document.lead}</p>
        {document.sections.map(({ id, title, body }, index) => (
          // No section: fourteen more landmarks would hide the others from screen readers.
          <div className="legal__section" id={id} key={id}>
            <h2 className="legal__title">{`${index + 1}. ${title}`}</h2>
            <LegalText tokens={body} />
          </div>
        ))}
        <div className="legal__question">
          <p>{question}</p>
          <div className="legal__actions">
            <MessagingLink className="button button--green" message={firstMessage}>
              {words.message}
            </MessagingLink>
            <PhoneLink className="button button--outline" />
            <EmailLink className="button button--outline">
              <span>{words.write}</span>
            </EmailLink>
          </div>
        </div>
      </div>
    </div>
  );
}
