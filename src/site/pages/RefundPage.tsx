/** The page of the refund policy. */
import { LegalArticle } from '../components/LegalArticle.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { refund } from '../../content/legal/refund.ts';
import { messages } from '../../content/messages.ts';
import { policy } from '../../content/policy.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function RefundPage() {
  return (
    <PageLayout>
      <PageHero title={refund.title} effectiveDate={policy.effectiveDate} />
      <LegalArticle document={refund} message={messages.refund} />
    </PageLayout>
  );
}
