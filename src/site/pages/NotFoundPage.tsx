/** The page for addresses that do not exist. */
import type { NotFound } from '../../agency/schemas/content.ts';
import { NotFoundHero } from '../components/notFound/NotFoundHero.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { usePage } from '../pageContext.ts';

export function NotFoundPage({ words, picture }: { words: NotFound; picture: string }) {
  const { general } = usePage().words.messages;
  return <PageLayout first={<NotFoundHero words={words} picture={picture} message={general} />} />;
}
