/** Renders every route to the file in which hosts look for it: index.html, about/index.html, 404.html. */
import { createHash } from 'node:crypto';
import type { Content } from '../../agency/schemas/content.ts';
import { renderBlockingScript } from '../../site/layout/renderBlockingScript.ts';
import { speculationRules } from '../../site/layout/speculationRules.ts';
import type { Build, Route } from '../../site/pageContext.ts';
import type { renderPage } from '../../site/render.tsx';
import type { PictureRequest } from '../../site/slots.ts';
import { pageFile } from '../../site/addresses.ts';
import { today } from '../../values/days.ts';
import type { Files } from '../files.ts';
import type { Gallery } from '../pictures/gallery.ts';
import type { Styles } from './styles.ts';

interface PageParts extends Omit<Build, 'picture' | 'today'> {
  readonly firstCss: Styles['firstCss'];
  readonly picture: Gallery['picture'];
}

/** Returns the pages of the site. Throws what a component throws. */
export function renderPages(
  routes: readonly Route[],
  { facts }: Content,
  render: typeof renderPage,
  { firstCss, picture, ...urls }: PageParts,
): Files {
  return new Map(
    routes.map((route) => {
      const html = render({
        ...urls,
        route,
        facts,
        today: today(),
        picture: (request: PictureRequest) => picture(request, route.path),
      });
      return [pageFile(route), withStyles(html, firstCss(html))];
    }),
  );
}

/** Puts the CSS of the first screen into a page, and the content security policy that allows it. */
function withStyles(html: string, css: string): string {
  return html
    .replace('<style></style>', () => `<style>${css}</style>`)
    .replace(/(?<=http-equiv="Content-Security-Policy" content=")/i, () => contentPolicy(css));
}

/**
 * Returns the content security policy for a page's meta tag. By their hashes it allows the inline CSS of the first screen, the
 * speculation rules and the inline script. In the page, and not in a header, the policy can never belong to another version.
 */
function contentPolicy(css: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(speculationRules)} ${hashSource(renderBlockingScript)}`,
    `style-src 'self' ${hashSource(css)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.google.com',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
