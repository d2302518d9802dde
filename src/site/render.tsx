/** Renders the React components of a page to HTML. The generator finishes it in output/finishPage.ts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './layout/Document.tsx';
import { PageContext, contextOf, type Page } from './pageContext.ts';

/** Returns the html element of a page, without a doctype, policy and styles. */
export function renderPage(page: Page): string {
  return renderToStaticMarkup(
    <PageContext value={contextOf(page)}>
      <Document />
    </PageContext>,
  );
}
