/** The text of a page: contents list, the figures at a glance, the numbered sections, the way to ask. */
import type { TextPage } from '../../../schemas/content.ts';
import { readText } from '../../../schemas/markdown.ts';
import { usePage } from '../../pageContext.ts';
import { EmailLink } from '../shared/EmailLink.tsx';
import { LegalContents } from './LegalContents.tsx';
import { LegalText } from './LegalText.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

export function LegalArticle({
  title,
  lead,
  text,
  glance: hasGlance,
  question,
  firstMessage,
}: TextPage) {
  const { words, fill } = usePage();
  const around = words.pages!.textPage;
  const { glance, before, sections } = readText(text, hasGlance === true);
  return (
    <div className="legal wrapper">
      <LegalContents title={around.contents} sections={sections} />
      <div>
        {glance.length > 0 && (
          <section className="legal-glance" aria-labelledby="at-a-glance">
            <h2 className="legal-glance__title" id="at-a-glance">
              {around.glance}
            </h2>
            <dl className="legal-glance__items">
              {glance.map((item) => (
                <div key={item.figure}>
                  <dt className="legal-glance__figure">{item.figure}</dt>
                  <dd className="legal-glance__text">{item.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p className="legal__lead lead">{lead}</p>
        {before.length > 0 && (
          <div className="legal__section">
            <LegalText tokens={before} />
          </div>
        )}
        {sections.map(({ id, title: heading, body }, index) => (
          // No section: fourteen more landmarks would hide the others from screen readers.
          <div className="legal__section" id={id} key={id}>
            <h2 className="legal__title">{`${index + 1}. ${heading}`}</h2>
            <LegalText tokens={body} />
          </div>
        ))}
        <div className="legal__question">
          <p>{question ?? around.question}</p>
          <div className="legal__actions">
            <MessagingLink
              className="button button--green"
              message={firstMessage ?? fill(around.firstMessage, { title })}
            >
              {around.message}
            </MessagingLink>
            <PhoneLink className="button button--outline" />
            <EmailLink className="button button--outline">
              <span>{around.write}</span>
            </EmailLink>
          </div>
        </div>
      </div>
    </div>
  );
}
