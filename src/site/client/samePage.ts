/** A link to the page one is on scrolls to its top instead of loading it again, and clears the address of an anchor. */
export function samePage(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (
      !link ||
      link.href !== location.href.split('#')[0] ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    history.replaceState(null, '', link.href);
    // The style sheet decides whether this is smooth: under reduced motion it is not.
    scrollTo(0, 0);
  });
}
