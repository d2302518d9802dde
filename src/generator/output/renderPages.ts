/** Renders every route to the file in which hosts look for it: index.html, about/index.html, 404.html. */
import type { Content } from '../../agency/schemas/content.ts';
import type { Page, Route } from '../../site/pageContext.ts';
import type { renderPage } from '../../site/render.tsx';
import type { PictureRequest } from '../../site/slots.ts';
import { pageFile } from '../../site/addresses.ts';
import type { Files } from '../files/siteFiles.ts';
import type { Gallery } from '../pictures/gallery.ts';
import { finishPage } from './finishPage.ts';
import type { Styles } from './compileStyles.ts';

interface PageParts extends Pick<Page, 'today' | 'sheetUrl' | 'scriptUrl' | 'publicUrl'> {
  readonly firstCss: Styles['firstCss'];
  readonly picture: Gallery['picture'];
  /** The address of the Latin font. Only pages in Latin script use it for more than a name. */
  readonly fontUrl: string;
}

/** Returns the pages of the site. Throws what a component throws. */
export function renderPages(
  routes: readonly Route[],
  { facts }: Content,
  render: typeof renderPage,
  { firstCss, picture, fontUrl, ...shared }: PageParts,
): Files {
  return new Map(
    routes.map((route) => {
      const html = render({
        ...shared,
        route,
        facts,
        picture: (request: PictureRequest) => picture(request, route.path),
      });
      const { script } = new Intl.Locale(route.edition.lang).maximize();
      const early = script === 'Latn' ? fontUrl : undefined;
      return [pageFile(route), finishPage(html, firstCss, early)];
    }),
  );
}
