/** The frame of every page: skip link, header, main, menu and footer. */
import type { ReactNode } from 'react';
import { FloatingMessage } from '../components/shared/FloatingMessage.tsx';
import { Menu } from '../components/shared/Menu.tsx';
import { PrintedAddress } from '../components/shared/PrintedAddress.tsx';
import { SiteFooter } from '../components/shared/SiteFooter.tsx';
import { SiteHeader } from '../components/shared/SiteHeader.tsx';
import { usePage } from '../pageContext.ts';
import { FirstScreenEnd } from './FirstScreenEnd.tsx';

interface PageLayoutProps {
  /** The first section of the page, which shows before the stylesheet has loaded. */
  first: ReactNode;
  children?: ReactNode;
  /** Whether phones show the floating messaging button at the bottom right. */
  floating?: boolean;
}

export function PageLayout({ first, children, floating = false }: PageLayoutProps) {
  const { layout } = usePage().words;
  return (
    <>
      <a className="skip-link" href="#content">
        {layout.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {first}
        <FirstScreenEnd />
        {children}
        <PrintedAddress />
        {floating && <FloatingMessage />}
      </main>
      <Menu />
      <SiteFooter />
    </>
  );
}
