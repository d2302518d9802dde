/** Does work once the page has loaded, so that it takes nothing away from the first view. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}
