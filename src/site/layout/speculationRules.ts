/**
 * Tells browsers which pages they may get ready; they skip it under data saving. A page is fetched once a link to it has
 * been in view (src/site/client/seenLinks.ts marks it), and rendered when a visitor is about to press one.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: '[data-seen]' }, eagerness: 'immediate' }],
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
