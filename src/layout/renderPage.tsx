/** Renders one route to a complete HTML document. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { EncodedPicture, PictureRequest } from '../build/encodePictures.ts';
import type { Route } from '../routes.ts';
import { Document } from './Document.tsx';
import { PageContext, type PageAssets } from './PageContext.ts';

/** Returns the page's HTML, doctype included. */
export function renderPage(assets: PageAssets): string {
  const { Page } = assets.route;
  return `<!doctype html>${renderToStaticMarkup(
    <PageContext value={assets}>
      <Document>
        <Page />
      </Document>
    </PageContext>,
  )}\n`;
}

/** Returns the pictures that a route asks for, found by rendering it once with empty assets. */
export function findPictures(route: Route): PictureRequest[] {
  const requests: PictureRequest[] = [];
  const blank: EncodedPicture = { width: 1, height: 1, colour: '', avif: [], webp: [], jpeg: [{ url: '', width: 1 }] };
  renderPage({
    route,
    css: '',
    policy: '',
    scriptUrl: '',
    fontUrl: '',
    publicUrl: (path) => path,
    picture: (request) => {
      requests.push(request);
      return blank;
    },
  });
  return requests;
}
