/** Renders one route to a complete HTML document. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EncodedPicture, PictureRequest } from '../build/pictures/encodePictures.ts';
import { IconSprite, iconsIn } from '../components/IconSprite.tsx';
import type { Route } from '../routes.ts';
import { Document, previewOf } from './Document.tsx';
import { PageContext, type PageAssets } from './PageContext.ts';
import { PageTail } from './PageTail.tsx';

/** Returns the page's HTML, doctype included. */
export function renderPage(assets: PageAssets): string {
  const { Page } = assets.route;
  // The content first, because its icons are drawn once, before it.
  const content = render(assets, <Page />);
  const sprite = render(assets, <IconSprite names={iconsIn(content)} />);
  const tail = render(assets, <PageTail />);
  return `<!doctype html>${render(assets, <Document body={sprite + content + tail} />)}\n`;
}

/** Returns the pictures that a route asks for, found by rendering its content once with empty assets. */
export function findPictures(route: Route): readonly PictureRequest[] {
  const found = picturesOf.get(route) ?? askFor(route);
  picturesOf.set(route, found);
  return found;
}

/** Several steps of a build ask; rendering is what costs. */
const picturesOf = new WeakMap<Route, readonly PictureRequest[]>();

function askFor(route: Route): PictureRequest[] {
  const requests: PictureRequest[] = [];
  const blank: EncodedPicture = { width: 1, height: 1, colour: '', avif: [], webp: [], jpeg: [{ url: '/', width: 1 }] };
  const assets: PageAssets = {
    route,
    css: '',
    policy: '',
    scriptUrl: '/',
    fontUrl: '/',
    publicUrl: (path) => path,
    picture: (request) => {
      requests.push(request);
      return blank;
    },
  };
  render(assets, <route.Page />);
  return [...requests, previewOf(route)];
}

function render(assets: PageAssets, node: ReactNode): string {
  return renderToStaticMarkup(<PageContext value={assets}>{node}</PageContext>);
}
