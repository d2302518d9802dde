/** Tells browsers which pages they may prepare when a visitor is about to press a link; they skip it under data saving. */

export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
