/** The contacts of the agency at the end of Home, in the languages that have no Contact page. */
import type { Words } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { ContactCards } from '../shared/ContactCards.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function WaysToReachUs({ words }: { words: NonNullable<Words['reach']> }) {
  const { layout } = usePage().words;
  return (
    <section className="band band--paper" id="contact" aria-labelledby="contact-title">
      <div className="wrapper">
        <SectionTitle id="contact-title">{words.title}</SectionTitle>
        <p className="lead">{words.care}</p>
      </div>
      <ContactCards words={{ ...words, message: layout.message }} />
    </section>
  );
}
