/** Everything of the site that the build works on: the routes, the content behind them, and how a page is rendered. */
import * as facts from '../content/agency.ts';

export { about } from '../content/about.ts';
export { agency } from '../content/agency.ts';
export { contact } from '../content/contact.ts';
export { home } from '../content/home.ts';
export { languages } from '../content/languages/index.ts';
export { privacy } from '../content/legal/privacy.ts';
export { refund } from '../content/legal/refund.ts';
export { terms } from '../content/legal/terms.ts';
export { firstMessages, messages } from '../content/messages.ts';
export { navigation } from '../content/navigation.ts';
export { notFound } from '../content/notFound.ts';
export { policy } from '../content/policy.ts';
export { pricing } from '../content/pricing.ts';
export { services } from '../content/services.ts';
export { ziyarat } from '../content/ziyarat.ts';
export { findPictures, renderPage } from '../site/render.tsx';
export { notFoundRoute, routes } from '../routes.tsx';

/** Where nothing is left to confirm, the list may be gone altogether. */
export const unconfirmed: readonly string[] =
  (facts as { unconfirmed?: readonly string[] }).unconfirmed ?? [];
