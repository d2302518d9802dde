/** A link to the page one is on scrolls smoothly to its top instead of loading it again, and clears the address of an anchor. */
export function samePage(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const [page] = location.href.split('#');
    if (
      !link ||
      link.hash ||
      link.href.split('#')[0] !== page ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    history.replaceState(null, '', link.href);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}
