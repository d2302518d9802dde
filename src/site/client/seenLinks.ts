/** Marks links to other pages once they have come into view: the speculation rules have these fetched before the tap. */
import { savesData } from './savesData.ts';

export function seenLinks(root: Document): void {
  if (savesData()) return;
  // What is in view from the start would cost every visitor another page, so the first report is passed over.
  let isFirst = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && !isFirst) (target as HTMLElement).dataset.seen = '';
    }
    isFirst = false;
  });
  // To browsers /about#hotel is another page than /about: with both, they would fetch it twice.
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href*="#"])')) {
    if (link.pathname !== location.pathname) observer.observe(link);
  }
}
