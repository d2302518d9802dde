/**
 * Speculation rules that let a browser prerender a page as soon as its link is pressed, before the finger or button is released.
 * The generator allows this text in the page's CSP, and client/preparePages.ts adds it to the page.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
});
