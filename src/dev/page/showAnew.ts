/** Brings the page in the open window up to date: its style alone, or all of it. */
import { adopt } from './adopt.ts';

/**
 * Takes the page's HTML as it is served now and writes it over the old one, whose listeners go with it (HTML standard,
 * document open steps), in about half the time of a reload; the window stays where it was scrolled to. The policy that
 * it was opened with goes on to hold, and differs in the page's style alone: see adopt.ts.
 */
export function showAnew(html: string): void {
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

/** A window runs a module of the same address once, and complains of a preloaded font that it has already. */
function forOpenWindow(html: string): string {
  const bare = html.replace(styleElement, '').replace(/<link rel="preload"[^>]*>/g, '');
  return bare.replace(/(?<=<script type="module" src=")[^"]+/g, (address) => {
    return `${address}${address.includes('?') ? '&' : '?'}at=${Date.now()}`;
  });
}
