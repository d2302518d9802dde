/** The first message in the readers' own languages, each opening the messaging service with its words ready; the key facts. */
import type { Contact, FirstMessage } from '../../schemas/content.ts';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { messagingHref } from '../addresses.ts';
import { SectionTitle } from './SectionTitle.tsx';

export function FirstMessages({
  words,
  messages,
}: {
  words: Contact['languages'];
  messages: readonly FirstMessage[];
}) {
  return (
    <section className="first-messages wrapper" aria-labelledby="first-messages-title">
      <SectionTitle id="first-messages-title">{words.title}</SectionTitle>
      <p className="lead">{words.lead}</p>
      <ul className="first-messages__list" role="list">
        {messages.map(({ language, lang, dir, text }) => (
          <li key={lang} lang={lang} dir={dir}>
            <a className="first-messages__link" href={messagingHref(text)}>
              <Icon name="messaging" />
              <span className="first-messages__language">{language}</span>
              <span className="first-messages__text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {messages.length > 1 && (
        <div className="first-messages__facts">
          <p>{words.facts}</p>
          <LanguageLinks />
        </div>
      )}
    </section>
  );
}
