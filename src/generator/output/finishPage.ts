/** Finishes a page that React has rendered: everything that React cannot write where it has to be. */
import { createHash } from 'node:crypto';
import { renderBlockingScript } from '../../site/layout/renderBlockingScript.ts';
import { sheetLink } from '../../site/layout/sheetLink.ts';
import { speculationRules } from '../../site/layout/speculationRules.ts';
import type { Styles } from './compileStyles.ts';

/**
 * Takes the HTML of the html element, a function that returns the CSS of its first screen, and the address of a font to load
 * early, if the page has more than a name in it. Returns the file of the page.
 */
export function finishPage(html: string, firstCss: Styles['firstCss'], fontUrl?: string): string {
  const css = firstCss(html);
  return `<!doctype html>${withPolicy(withFont(html, fontUrl), css)}\n`;
}

/**
 * Puts the preload of the font before the link of the sheet. React would lift it into the head, where it delays the first paint
 * by 100 ms (Chromium 147); after the sheet, old browsers would find it late.
 */
function withFont(html: string, fontUrl: string | undefined): string {
  if (fontUrl === undefined) return html;
  const preload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin=""/>`;
  return html.replace(sheetLink, () => preload + sheetLink);
}

/** Puts the CSS of the first screen into a page, and the content security policy that allows it by its hash. */
function withPolicy(html: string, css: string): string {
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
