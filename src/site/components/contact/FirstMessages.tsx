/** A first message in each language, which opens the messaging service ready to send, and links to the key facts. */
import type { Contact } from '../../../agency/schemas/content.ts';
import { Icon } from '../shared/Icon.tsx';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { messagingHref } from '../../addresses.ts';
import { usePage } from '../../pageContext.ts';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function FirstMessages({ words }: { words: Contact['languages'] }) {
  const { route, facts } = usePage();
  const { editions } = route;
  if (editions.length === 1) return null;
  return (
    <section className="below wrapper screen-only" aria-labelledby="first-messages-title">
      <SectionTitle id="first-messages-title">{words.title}</SectionTitle>
      <p className="lead">{words.lead}</p>
      <ul className="first-messages__list" role="list">
        {editions.map(({ label, lang, dir, words: { messages } }) => (
          <li key={lang} lang={lang} dir={dir}>
            <a
              className="first-messages__link card-link"
              href={messagingHref(facts.agency, messages.general)}
            >
              <Icon name="messaging" />
              <span className="first-messages__language">{label}</span>
              <span className="first-messages__text">{messages.general.split('\n')[0]}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="first-messages__facts">
        <p>{words.facts}</p>
        <LanguageLinks page="" />
      </div>
    </section>
  );
}
