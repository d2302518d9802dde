/** The page for addresses that do not exist. */
import type { ComponentProps } from 'react';
import { NotFoundHero } from '../components/notFound/NotFoundHero.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function NotFoundPage(props: ComponentProps<typeof NotFoundHero>) {
  return <PageLayout first={<NotFoundHero {...props} />} />;
}
