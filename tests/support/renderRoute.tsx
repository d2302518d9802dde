/** Renders routes and single components with assets that no build has made. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext, type PageAssets, type Route } from '../../src/pageContext.ts';
import { renderPage } from '../../src/render.tsx';
import { notFoundRoute, routes } from '../../src/routes.ts';
import { slots, type EncodedPicture, type PictureRequest, type Slot } from '../../src/slots.ts';
import { readPage, type Part } from './readPage.ts';

export const allRoutes: readonly Route[] = [...routes, notFoundRoute];

export const fakeCss = 'p>a{color:red}';
export const fakePolicy = "default-src 'none'";

/** Returns the assets of a page of which only the names say what they are. */
export function fakeAssets(route: Route, changes: Partial<PageAssets> = {}): PageAssets {
  return {
    route,
    css: fakeCss,
    policy: fakePolicy,
    scriptUrl: '/assets/main.fake.js',
    fontUrl: '/assets/font.fake.woff2',
    publicUrl: (path) => `${path}?v=fake`,
    picture: fakePicture,
    ...changes,
  };
}

/** Returns the files of a picture as the build names them, without a hash. */
export function fakePicture({ slug, slot }: PictureRequest): EncodedPicture {
  const { ratio, widths }: Slot = slots[slot];
  const width = Math.max(...widths);
  const files = (ending: string) => widths.map((each) => ({ url: `/pictures/${slug}-${each}.${ending}`, width: each }));
  const height = Math.round(width / ratio);
  return { width, height, colour: '#808080', avif: files('avif'), webp: files('webp'), jpeg: files('jpg') };
}

/** Renders a whole page. */
export function renderRoute(route: Route, changes?: Partial<PageAssets>): Part {
  return readPage(renderPage(fakeAssets(route, changes)));
}

/** Renders the page at an address. */
export function renderPath(path: string): Part {
  return renderRoute(routeAt(path));
}

/** Renders a component as it would stand on the page at an address. */
export function renderComponent(component: ReactNode, path = '/'): Part {
  const assets = fakeAssets(routeAt(path));
  return readPage(renderToStaticMarkup(<PageContext value={assets}>{component}</PageContext>));
}

function routeAt(path: string): Route {
  const route = allRoutes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no route ${path}.`);
  return route;
}
