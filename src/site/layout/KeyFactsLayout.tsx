/** What stands around the key facts in another language: a short header, the menu and a short footer in their words. */
import type { ReactNode } from 'react';
import { KeyFactsFooter } from '../components/KeyFactsFooter.tsx';
import { KeyFactsHeader } from '../components/KeyFactsHeader.tsx';
import type { Translation } from '../../schemas/content.ts';

export function KeyFactsLayout({ words, children }: { words: Translation; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        {words.frame.skip}
      </a>
      <KeyFactsHeader words={words} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <KeyFactsFooter />
    </>
  );
}
