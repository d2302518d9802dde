/**
 * Speculation rules let browsers prerender a page before its link is followed: when a finger touches the link
 * ("conservative"), or when a mouse is over it ("moderate"). On phones "moderate" would prerender every link in view, so
 * it is only for windows that client/preparePages.ts has marked with `data-mouse`.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { href_matches: '/*' }, eagerness: 'conservative' },
    { where: { selector_matches: '[data-mouse] [href^="/"]' }, eagerness: 'moderate' },
  ],
});
