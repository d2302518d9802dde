/**
 * Runs in every page of `npm run dev`. Reloads the page once there is a newer build. If nobody has read the page's language, a
 * note says that visitors do not see it yet.
 */
const { searchParams } = new URL(import.meta.url);
const shown = searchParams.get('version');
const unread = searchParams.get('unread');

if (unread) {
  const note = document.createElement('p');
  note.textContent = `${unread} is not published yet, because nobody has read it.`;
  note.lang = 'en';
  note.dir = 'ltr';
  // The CSP of the page forbids style attributes in its HTML, but not styles that a script sets.
  Object.assign(note.style, {
    margin: '0',
    padding: '0.25rem 1rem',
    background: '#ffd34d',
    color: '#241a00',
    font: '1rem/1.5 system-ui',
    textAlign: 'center',
  });
  document.body.prepend(note);
}

setInterval(async () => {
  if (document.hidden) return;
  // The request fails until dev is started again.
  const answer = await fetch('/.dev/version').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== shown) location.reload();
}, 500);
