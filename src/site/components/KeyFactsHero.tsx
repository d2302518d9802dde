/** The first screen of the key facts: the headline under an arch, the way to write, the price. */
import type { Translation } from '../../schemas/content.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PriceSentence } from './PriceSentence.tsx';

export function KeyFactsHero({
  words: { headline, tagline, price, contact },
}: {
  words: Translation;
}) {
  return (
    <section className="key-facts-hero lattice" aria-labelledby="page-title">
      <div className="wrapper">
        <LanguageLinks />
      </div>
      <div className="key-facts-hero__niche">
        <svg
          className="key-facts-hero__arch"
          viewBox="0 0 100 24"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 24C0 12 30 12 50 0 70 12 100 12 100 24" vectorEffect="non-scaling-stroke" />
          <path d="M3 24C3 14 31 15 50 3.5 69 15 97 14 97 24" vectorEffect="non-scaling-stroke" />
        </svg>
        <h1 id="page-title">{headline}</h1>
        <p className="key-facts-hero__tagline">{tagline}</p>
        <MessagingLink className="key-facts-hero__message" message={contact.firstMessage}>
          {contact.message}
        </MessagingLink>
        <a className="key-facts-hero__price" href="#price">
          <span>
            <PriceSentence text={price.amount}>
              {(figure) => (
                <strong>
                  <LeftToRight>{figure}</LeftToRight>
                </strong>
              )}
            </PriceSentence>
          </span>
        </a>
      </div>
    </section>
  );
}
