/**
 * Browsers prerender a page when a finger presses its link ("conservative") or a mouse is over it ("moderate"). On phones
 * "moderate" would prerender every link in view; src/site/client/preparePages.ts marks windows with a mouse.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { href_matches: '/*' }, eagerness: 'conservative' },
    { where: { selector_matches: '[data-mouse] [href^="/"]' }, eagerness: 'moderate' },
  ],
});
