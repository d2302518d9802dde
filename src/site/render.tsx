/** Renders one route to a complete HTML document. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './layout/Document.tsx';
import { PageContext, type Page } from './pageContext.ts';

/** Returns the page's HTML, doctype included. */
export function renderPage(page: Omit<Page, 'icons'>): string {
  const html = renderToStaticMarkup(
    <PageContext value={{ ...page, icons: new Map() }}>
      <Document />
    </PageContext>,
  );
  // React would lift a preload into the head, before the first picture. Behind the stylesheet old browsers would find it late.
  // Other languages need it for a name alone.
  const preload = page.route.lang.startsWith('en')
    ? `<link rel="preload" href="${page.fontUrl}" as="font" type="font/woff2" crossorigin=""/>`
    : '';
  const sheet = '<link rel="stylesheet"';
  return `<!doctype html>${html.replace(sheet, () => preload + sheet)}\n`;
}
