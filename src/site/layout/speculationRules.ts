/**
 * Speculation rules with which a browser prerenders a page once its link is pressed, before the finger or the button is up.
 * The generator allows this text in the page's policy, and client/preparePages.ts adds it to the page.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }],
});
