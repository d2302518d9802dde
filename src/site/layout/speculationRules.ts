/** Has browsers render a page when a visitor is about to press a link to it; they skip it under data saving. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
