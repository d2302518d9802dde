/** Makes a link to the current page scroll smoothly to the top instead of reloading, and removes the anchor from the address. */
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
