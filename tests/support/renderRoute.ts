/** Renders routes with assets that no build has made, so that classes keep their names. */
import type { Route } from '../../src/site/pageContext.ts';
import { renderPage } from '../../src/site/render.tsx';
import { notFoundRoute, routes } from '../../src/routes.tsx';
import {
  slots,
  type EncodedPicture,
  type PictureRequest,
  type Slot,
} from '../../src/site/slots.ts';
import { readPage, type Part } from './readPage.ts';

export const allRoutes: readonly Route[] = [...routes, notFoundRoute];

/** Renders the page at an address. */
export function renderPath(path: string): Part {
  const route = allRoutes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no route ${path}.`);
  const names = {
    css: '',
    policy: '',
    scriptUrl: '/assets/main.js',
    fontUrl: '/assets/font.woff2',
  };
  return readPage(renderPage({ route, ...names, publicUrl: (file) => file, picture }));
}

/** Returns the files of a picture as the build names them, without a hash. */
function picture({ slug, slot }: PictureRequest): EncodedPicture {
  const { ratio, widths }: Slot = slots[slot];
  const width = Math.max(...widths);
  const files = (ending: string) =>
    widths.map((each) => ({ url: `/pictures/${slug}-${each}.${ending}`, width: each }));
  const height = Math.round(width / ratio);
  return {
    width,
    height,
    colour: '#808080',
    avif: files('avif'),
    webp: files('webp'),
    jpeg: files('jpg'),
  };
}
