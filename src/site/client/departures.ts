/** Takes away the departures whose day has passed in India since the site was built. */
export function departures(root: HTMLElement): void {
  // Five and a half hours ahead of UTC.
  const today = new Date(Date.now() + 198e5).toISOString().slice(0, 10);
  for (const row of root.querySelectorAll<HTMLElement>('[data-day]'))
    if (row.dataset.day! < today) row.remove();
  const [list, other] = root.querySelectorAll('ul:not(:empty)');
  const fold = root.querySelector('details');
  if (!list) root.remove();
  // What is left behind the fold takes its place.
  else if (!other) fold?.replaceWith(fold.contains(list) ? list : '');
}
