/** A legal page: Terms and Conditions, Refund Policy or Privacy Policy. */
import type { LegalPageContent, LegalWords } from '../../schemas/content.ts';
import { readLegalText } from '../../schemas/legalText.ts';
import { LegalArticle } from '../components/LegalArticle.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export interface LegalPageProps extends Pick<LegalPageContent, 'text' | 'question'> {
  words: LegalWords;
  /** ISO date. */
  effectiveDate: string;
  /** What the messaging link has ready. */
  message: string;
}

export function LegalPage({ text, effectiveDate, words, question, message }: LegalPageProps) {
  const document = readLegalText(text);
  return (
    <PageLayout>
      <PageHero
        title={document.title}
        effectiveDate={{ label: words.effectiveDate, date: effectiveDate }}
        inShort={words.inShort}
      />
      <LegalArticle document={document} words={words} question={question} message={message} />
    </PageLayout>
  );
}
