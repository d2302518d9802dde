/** Renders one route to a complete HTML document. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { EncodedPicture, PictureRequest } from '../slots.ts';
import { IconSprite, iconsIn } from '../components/IconSprite.tsx';
import type { Route } from '../routes.ts';
import { Document, previewOf } from './Document.tsx';
import { PageContext, type ContentAssets, type PageAssets } from './PageContext.ts';
import { PageTail } from './PageTail.tsx';

/** Returns the page's HTML, doctype included. */
export function renderPage(assets: PageAssets): string {
  // The content first, because its icons are drawn once, before it.
  const content = rehearsals.get(assets.route)?.content?.toString() ?? renderContent(assets);
  const sprite = renderToStaticMarkup(<IconSprite names={iconsIn(content)} />);
  const tail = renderToStaticMarkup(<PageTail {...assets} />);
  return `<!doctype html>${renderToStaticMarkup(<Document assets={assets} body={sprite + content + tail} />)}\n`;
}

/** Returns the pictures that a route asks for, found by rendering its content once with empty assets. */
export function findPictures(route: Route): readonly PictureRequest[] {
  const { pictures } = rehearsals.get(route) ?? rehearse(route);
  return pictures;
}

interface Rehearsal {
  readonly pictures: readonly PictureRequest[];
  /** What was rendered, where it needs no later step. As bytes: React hands out a long chain of snippets. */
  readonly content?: Buffer;
}

/** Several steps of a build ask; rendering is what costs. */
const rehearsals = new WeakMap<Route, Rehearsal>();

function rehearse(route: Route): Rehearsal {
  const pictures: PictureRequest[] = [];
  const blank: EncodedPicture = { width: 1, height: 1, colour: '', avif: [], webp: [], jpeg: [{ url: '/', width: 1 }] };
  let isFinal = true;
  const content = renderContent({
    route,
    picture: (request) => {
      isFinal = false;
      pictures.push(request);
      return blank;
    },
    publicUrl: (path) => {
      isFinal = false;
      return path;
    },
  });
  const rehearsal = { pictures: [...pictures, previewOf(route)], ...(isFinal && { content: Buffer.from(content) }) };
  rehearsals.set(route, rehearsal);
  return rehearsal;
}

function renderContent(assets: ContentAssets): string {
  const { Page } = assets.route;
  return renderToStaticMarkup(
    <PageContext value={assets}>
      <Page />
    </PageContext>,
  );
}
