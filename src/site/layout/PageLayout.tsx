/** What stands around the content of every page: skip link, header, menu, main and footer. */
import type { ReactNode } from 'react';
import { FloatingMessage } from '../components/FloatingMessage.tsx';
import { MenuDialog } from '../components/MenuDialog.tsx';
import { PrintedAddress } from '../components/PrintedAddress.tsx';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { usePage } from '../pageContext.ts';

export function PageLayout({
  children,
  floating = false,
}: {
  children: ReactNode;
  floating?: boolean;
}) {
  return (
    <>
      <a className="skip-link" href="#content">
        {usePage().route.frame.skip}
      </a>
      <SiteHeader />
      <MenuDialog />
      <main id="content" tabIndex={-1}>
        {children}
        <PrintedAddress />
        {floating && <FloatingMessage />}
      </main>
      <SiteFooter />
    </>
  );
}
