/** The page of the privacy policy. */
import { LegalArticle } from '../components/LegalArticle.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { privacy } from '../../content/legal/privacy.ts';
import { messages } from '../../content/messages.ts';
import { policy } from '../../content/policy.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function PrivacyPage() {
  return (
    <PageLayout>
      <PageHero title={privacy.title} effectiveDate={policy.effectiveDate} />
      <LegalArticle document={privacy} message={messages.privacy} />
    </PageLayout>
  );
}
