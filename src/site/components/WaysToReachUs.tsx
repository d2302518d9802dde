/** The ways to the agency on a page that has no Contact page in its language. */
import type { HomeWords } from '../../schemas/content.ts';
import { formatAddress, formatPhone } from '../format.ts';
import { usePage, type FamilyWords } from '../pageContext.ts';
import { ContactCards } from './ContactCards.tsx';
import { FamilyLinks } from './FamilyLinks.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export interface WaysToReachUsProps {
  words: HomeWords['contact'];
  family?: FamilyWords | undefined;
}

export function WaysToReachUs({ words, family }: WaysToReachUsProps) {
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
      {family && (
        <div className="wrapper">
          <FamilyLinks {...family} />
        </div>
      )}
      <address className="wrapper" lang="en" dir="ltr">
        {formatAddress(address)}
      </address>
    </section>
  );
}
