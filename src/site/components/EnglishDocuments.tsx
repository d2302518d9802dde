/** Links to the three documents in English, in the words of another language. */
import type { Translation } from '../../schemas/content.ts';

export function EnglishDocuments({ words }: { words: Translation['documents'] }) {
  return (
    <>
      <a href="/terms-and-conditions" hrefLang="en">
        {words.terms}
      </a>
      <a href="/refund-policy" hrefLang="en">
        {words.refund}
      </a>
      <a href="/privacy-policy" hrefLang="en">
        {words.privacy}
      </a>
    </>
  );
}
