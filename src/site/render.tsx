/** Renders one route to a complete HTML document. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IconSprite, iconsIn } from './components/IconSprite.tsx';
import { Document, previewRequest } from './layout/Document.tsx';
import { PageContext, type ContentAssets, type PageAssets, type Route } from './pageContext.ts';
import { PageTail } from './layout/PageTail.tsx';
import type { EncodedPicture, PictureRequest } from './slots.ts';

/** Returns the page's HTML, doctype included. */
export function renderPage(assets: PageAssets): string {
  // The content first, because its icons are drawn once, before it.
  const content = renderContent(assets);
  const sprite = renderToStaticMarkup(<IconSprite names={iconsIn(content)} />);
  const tail = renderToStaticMarkup(<PageTail {...assets} />);
  const html = renderToStaticMarkup(<Document assets={assets} body={sprite + content + tail} />);
  return `<!doctype html>${html}\n`;
}

/** Returns the pictures that a route asks for, found by rendering its content with empty assets. */
export function findPictures(route: Route): PictureRequest[] {
  const pictures: PictureRequest[] = [];
  const blank: EncodedPicture = {
    width: 1,
    height: 1,
    colour: '',
    avif: [],
    webp: [],
    jpeg: [{ url: '/', width: 1 }],
  };
  const picture = (request: PictureRequest) => {
    pictures.push(request);
    return blank;
  };
  renderContent({ route, picture, publicUrl: (path) => path });
  return [...pictures, previewRequest];
}

function renderContent(assets: ContentAssets): string {
  const { Page } = assets.route;
  return renderToStaticMarkup(
    <PageContext value={assets}>
      <Page />
    </PageContext>,
  );
}
