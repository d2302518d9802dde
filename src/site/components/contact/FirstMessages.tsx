/** The first message in the readers' own languages, each opening the messaging service with its words ready; the key facts. */
import type { Contact } from '../../../schemas/content.ts';
import { usePage, type LanguageLink } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { messagingHref } from '../../addresses.ts';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export interface FirstMessagesProps {
  words: Contact['languages'];
  messages: readonly (Omit<LanguageLink, 'path'> & { text: string })[];
}

export function FirstMessages({ words, messages }: FirstMessagesProps) {
  const { agency } = usePage().facts;
  return (
    <section className="first-messages wrapper" aria-labelledby="first-messages-title">
      <SectionTitle id="first-messages-title">{words.title}</SectionTitle>
      <p className="lead">{words.lead}</p>
      <ul className="first-messages__list" role="list">
        {messages.map(({ label, lang, dir, text }) => (
          <li key={lang} lang={lang} dir={dir}>
            <a className="first-messages__link" href={messagingHref(agency, text)}>
              <Icon name="messaging" />
              <span className="first-messages__language">{label}</span>
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
