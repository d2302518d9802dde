/** Styles the open page by constructed sheets, which are none of the inline styles that the page's policy speaks of. */

/** Takes a sheet's name and its CSS, and puts it in the place of the sheet of that name. */
export function adopt(name: string, css: string): void {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...sheets.set(name, sheet).values()];
}

/** Kept by the window, which outlives a page that is written over. */
const keeper = window as { devSheets?: Map<string, CSSStyleSheet> };
const sheets = (keeper.devSheets ??= new Map());
