/** Renders the React components of a page to HTML. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './layout/Document.tsx';
import { betweenDirectionMarks, inPlainText } from '../values/fill.ts';
import { sheetLink } from './layout/sheetLink.ts';
import { PageContext, type Build, type Page } from './pageContext.ts';

/** Returns the page's HTML, doctype included. */
export function renderPage(page: Page & Build): string {
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <Document />
    </PageContext>,
  );
  // React would lift this preload into the head, where it delays the first paint by 100 ms (Chromium 147).
  // After the stylesheet, old browsers would find it late. Only the main language has more than a name in this font.
  const preload = page.route.edition.isMain
    ? `<link rel="preload" href="${page.fontUrl}" as="font" type="font/woff2" crossorigin=""/>`
    : '';
  return `<!doctype html>${withIsolatedFacts(html).replace(sheetLink, () => preload + sheetLink)}\n`;
}

/**
 * Replaces the direction marks (U+200E) that fill.ts sets around facts by <bdi> elements. Attributes and the
 * head cannot hold elements: there only the marks stay that are needed.
 */
function withIsolatedFacts(html: string): string {
  const [head, body] = html.split(/(?=<body)/) as [string, string];
  const inText = body.replace(/>[^<]*\u200e[^<]*/g, (text) =>
    text.replace(betweenDirectionMarks, '<bdi dir="ltr">$1</bdi>'),
  );
  return head + inPlainText(inText);
}
