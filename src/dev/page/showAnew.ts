/** Brings the page in the open window up to date: its style alone, or all of it. */
import { adopt } from './adopt.ts';

/**
 * Takes the page's HTML as it is served now and writes it over the old one, whose listeners go with it (HTML standard,
 * document open steps), in about half the time of a reload; the window stays where it was scrolled to. Reloads where
 * the policy is another: a window keeps the one that it was opened with.
 */
export function showAnew(html: string): void {
  if (policyOf(headOf(html)) !== policyOf(document)) return location.reload();
  const { scrollX, scrollY } = window;
  document.open();
  document.write(forOpenWindow(html));
  document.close();
  wear(styleIn(html));
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** Gives the page another style. */
export function wear(css: string): void {
  const own = document.querySelector('style');
  if (own) own.disabled = true;
  adopt('site', css);
}

/** Returns the CSS that a page carries. */
export function styleIn(html: string): string {
  return styleElement.exec(html)?.[1] ?? '';
}

const styleElement = /<style>([^]*?)<\/style>/;

/** Without the body, which takes six times as long to read, and without the style, of which the policy would complain. */
function headOf(html: string): Document {
  return new DOMParser().parseFromString(html.slice(0, html.indexOf('</head>')).replace(styleElement, ''), 'text/html');
}

/** What it says of styles does not matter: see adopt.ts. */
function policyOf(page: Document): string | undefined {
  const policy = page.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy]')?.content;
  return policy?.replace(/style-src [^;]*/, '');
}

/** A window runs a module of the same address once, and complains of a preloaded font that it has already. */
function forOpenWindow(html: string): string {
  const bare = html.replace(styleElement, '').replace(/<link rel="preload"[^>]*>/g, '');
  return bare.replace(/(?<=<script type="module" src=")[^"]+/g, (address) => {
    return `${address}${address.includes('?') ? '&' : '?'}at=${Date.now()}`;
  });
}
