/** The ways to the agency on a page that has no Contact page in its language. */
import type { HomeWords } from '../../schemas/content.ts';
import { formatAddress, formatPhone } from '../format.ts';
import { usePage } from '../pageContext.ts';
import { ContactCards } from './ContactCards.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function WaysToReachUs({ words }: { words: HomeWords['contact'] }) {
  const { messaging, address } = usePage().facts.agency;
  return (
    <section className="band band--paper" id="contact" aria-labelledby="contact-title">
      <div className="wrapper">
        <SectionTitle id="contact-title">{words.title}</SectionTitle>
        <p className="lead">{words.care}</p>
      </div>
      <ContactCards words={words} message={words.firstMessage}>
        <LeftToRight>{formatPhone(messaging)}</LeftToRight>
      </ContactCards>
      <address className="wrapper" lang="en" dir="ltr">
        {formatAddress(address)}
      </address>
    </section>
  );
}
