/** A legal page: Terms and Conditions, Refund Policy or Privacy Policy. */
import type { LegalPageContent, LegalWords } from '../../schemas/content.ts';
import { readLegalText } from '../../schemas/legalText.ts';
import { LegalArticle } from '../components/legal/LegalArticle.tsx';
import { PageHero } from '../components/shared/PageHero.tsx';
import { usePage } from '../pageContext.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function LegalPage({ text, words, ...others }: LegalPageContent & { words: LegalWords }) {
  const document = readLegalText(text);
  const { effectiveDate } = usePage().facts.policy;
  return (
    <PageLayout
      first={
        <PageHero
          title={document.title}
          effectiveDate={{ label: words.effectiveDate, date: effectiveDate }}
          inShort={words.inShort}
        />
      }
    >
      <LegalArticle document={document} words={words} {...others} />
    </PageLayout>
  );
}
