/**
 * A link to the page one is on scrolls smoothly to its top instead of loading it again, and clears the address of an anchor.
 * A link to a part of it goes on for some frames, in which the parts above get their heights.
 */
export function samePage(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const [page] = location.href.split('#');
    if (
      !link ||
      link.href.split('#')[0] !== page ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    if (link.hash) return follow(link.hash, 6);
    event.preventDefault();
    history.replaceState(null, '', link.href);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}

function follow(hash: string, frames: number): void {
  requestAnimationFrame(() => {
    document.querySelector(hash)?.scrollIntoView();
    if (frames > 1) follow(hash, frames - 1);
  });
}
