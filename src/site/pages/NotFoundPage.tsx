/** The page for addresses that do not exist. */
import type { NotFound } from '../../schemas/content.ts';
import { NotFoundHero } from '../components/notFound/NotFoundHero.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function NotFoundPage({ words }: { words: NotFound }) {
  return <PageLayout first={<NotFoundHero words={words} />} />;
}
