/** Runs in every page of `npm run dev`: reloads it once there is a newer build than the one that it shows. */
const shown = new URL(import.meta.url).search.slice(1);
let source;

document.addEventListener('visibilitychange', listen);
listen();

/** Hidden tabs disconnect: a browser allows six connections per host. */
function listen() {
  source?.close();
  if (document.hidden) return;
  source = new EventSource('/.dev/events');
  source.addEventListener('message', ({ data }) => {
    if (data !== shown) location.reload();
  });
}
