/** The page for addresses that do not exist. */
import { LostRoad } from '../components/LostRoad.tsx';
import { notFound } from '../../content/notFound.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function NotFoundPage() {
  return (
    <PageLayout>
      <LostRoad words={notFound} />
    </PageLayout>
  );
}
