/** Finishes a page that React has rendered: everything that React cannot write where it has to be. */
import { createHash } from 'node:crypto';
import { renderBlockingScript } from '../../site/layout/renderBlockingScript.ts';
import { sheetLink } from '../../site/layout/sheetLink.ts';
import { speculationRules } from '../../site/layout/speculationRules.ts';
import { betweenDirectionMarks, inPlainText } from '../../values/fill.ts';
import type { Styles } from './compileStyles.ts';

/**
 * Takes the HTML of the html element, a function that returns the CSS of its first screen, and the address of a font to load
 * early, if the page has more than a name in it. Returns the file of the page.
 */
export function finishPage(html: string, firstCss: Styles['firstCss'], fontUrl?: string): string {
  const isolated = withIsolatedFacts(html);
  // What the first screen needs is known only once the elements of the page are.
  const css = firstCss(isolated);
  return `<!doctype html>${withPolicy(withFont(isolated, fontUrl), css)}\n`;
}

/**
 * Replaces the marks that fill.ts sets around facts by elements: <span> for whole words (U+2060), <bdi> for the direction
 * (U+200E). Texts are filled as texts, so React never sees an element there. Attributes and the head cannot hold elements: there
 * only the marks stay that are needed.
 */
function withIsolatedFacts(html: string): string {
  const [head, body] = html.split(/(?=<body)/) as [string, string];
  const inText = body
    .replace(/>[^<]*\u200e[^<]*/g, (text) => text.replace(betweenDirectionMarks, isolated))
    .replace(/>[^<]*\u2060[^<]*/g, (text) =>
      text.replace(/\u2060([^\u2060]*)\u2060/g, '<span class="whole-word">$1</span>'),
    );
  return head + inPlainText(inText);
}

/** Two Latin letters are a word, which is in English or a name. */
function isolated(_: string, fact: string): string {
  const lang = /\p{Script=Latin}{2}/u.test(fact) ? ' lang="en"' : '';
  return `<bdi dir="ltr"${lang}>${fact}</bdi>`;
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
