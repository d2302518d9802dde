/** The page of the terms and conditions. */
import { LegalArticle } from '../components/LegalArticle.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { terms } from '../../content/legal/terms.ts';
import { messages } from '../../content/messages.ts';
import { policy } from '../../content/policy.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function TermsPage() {
  return (
    <PageLayout>
      <PageHero title={terms.title} effectiveDate={policy.effectiveDate} />
      <LegalArticle document={terms} message={messages.terms} />
    </PageLayout>
  );
}
