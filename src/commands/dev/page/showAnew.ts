/** Brings the page in the open window up to date: its style alone, or all of it. */

/**
 * Takes the page's HTML as it is served now and writes it over the old one, whose listeners go with it (HTML standard,
 * document open steps), in about half the time of a reload; the window stays where it was scrolled to. The policy that
 * it was opened with goes on to hold, and differs in the page's style alone (see adopt).
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

/**
 * Takes a sheet's name and its CSS, and puts it in the place of the sheet of that name. The page's policy speaks of inline
 * styles, and constructed sheets are none.
 */
export function adopt(name: string, css: string): void {
  // Kept by the window, which outlives a page that is written over.
  const { devSheets = new Map() } = window as { devSheets?: Map<string, CSSStyleSheet> };
  const sheet = devSheets.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...devSheets.set(name, sheet).values()];
  Object.assign(window, { devSheets });
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
