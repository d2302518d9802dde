/** Runs in every page of `npm run dev`: reloads it once there is a newer build than the one that it shows. */
const shown = new URL(import.meta.url).search.slice(1);

setInterval(async () => {
  if (document.hidden) return;
  // Nobody answers until dev is started again.
  const answer = await fetch('/.dev/version').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== shown) location.reload();
}, 500);
