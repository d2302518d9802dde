/** Finishes a page that React has rendered: adds everything that React cannot put in the right place. */
import { createHash } from 'node:crypto';
import { renderBlockingScript } from '../../site/layout/renderBlockingScript.ts';
import { sheetLink } from '../../site/layout/sheetLink.ts';
import { speculationRules } from '../../site/layout/speculationRules.ts';
import type { Styles } from './compileStyles.ts';

/**
 * Takes the HTML of the html element, a function that returns the CSS of its first screen, and the address of a font to preload,
 * if the page uses it for more than a name. Returns the content of the page's file.
 */
export function finishPage(html: string, firstCss: Styles['firstCss'], fontUrl?: string): string {
  const css = firstCss(html);
  return `<!doctype html>${withPolicy(withFont(html, fontUrl), css)}\n`;
}

/**
 * Puts the font's preload before the stylesheet link. React would move it into the head, where it delays the first paint by 100
 * ms (Chromium 147); after the stylesheet, old browsers would find it late.
 */
function withFont(html: string, fontUrl: string | undefined): string {
  if (fontUrl === undefined) return html;
  const preload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin=""/>`;
  return html.replace(sheetLink, () => preload + sheetLink);
}

/** Puts the CSS of the first screen into a page, and the CSP that allows it by its hash. */
function withPolicy(html: string, css: string): string {
  return html
    .replace('<style></style>', () => `<style>${css}</style>`)
    .replace(/(?<=http-equiv="Content-Security-Policy" content=")/i, () => contentPolicy(css));
}

/**
 * Returns the CSP for a page's meta tag. It allows the inline CSS of the first screen, the speculation rules and the inline
 * script by their hashes. It is in the page and not in a header, so that a page never gets the policy of another version.
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
