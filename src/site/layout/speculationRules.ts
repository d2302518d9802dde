/**
 * Has browsers render a page when a finger is on the link to it, or a mouse over it. On phones "moderate" would do so for
 * links that have only come into view; src/site/client/preparePages.ts says where there is a mouse.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { href_matches: '/*' }, eagerness: 'conservative' },
    { where: { selector_matches: '[data-mouse] [href^="/"]' }, eagerness: 'moderate' },
  ],
});
