/** The frame of every page: skip link, header, main, menu and footer. */
import type { ReactNode } from 'react';
import { FloatingMessage } from '../components/frame/FloatingMessage.tsx';
import { Menu } from '../components/frame/Menu.tsx';
import { PrintedAddress } from '../components/frame/PrintedAddress.tsx';
import { SiteFooter } from '../components/frame/SiteFooter.tsx';
import { SiteHeader } from '../components/frame/SiteHeader.tsx';
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
