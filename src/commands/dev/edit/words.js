/** Runs in every page of `npm run dev`: a bar, and with ?edit in the address, a press on a text shows where it is written. */
const isEditing = location.search === '?edit';

// In a tree of its own, which styles of the page do not reach.
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
root.innerHTML = `
  <link rel="stylesheet" href="/.dev/edit.css">
  <details class="bar" lang="en" dir="ltr">
    <summary>Change the site</summary>
    <nav aria-label="Changing the site">
      <a class="button button--outline" href="${isEditing ? '?' : '?edit'}">${isEditing ? 'Stop finding words' : 'Find words'}</a>
      <a class="button button--outline" href="/.dev/facts">Change facts</a>
    </nav>
  </details>
  <dialog class="panel" lang="en" dir="ltr" aria-label="Where it is written">
    <div></div>
    <button class="button button--gold">Close</button>
  </dialog>`;
document.body.append(host);
const bar = root.querySelector('details');
bar.open = sessionStorage.bar === 'true';
bar.addEventListener('toggle', () => (sessionStorage.bar = bar.open));
const dialog = root.querySelector('dialog');
dialog.querySelector('button').addEventListener('click', () => dialog.close());

if (isEditing) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-words]:hover { outline: 2px dashed #f2b75c; cursor: help; }
    /* The golden line of an arch lies over its picture. */
    .arch__line { pointer-events: none; }`);
  document.adoptedStyleSheets = [sheet];
  for (const element of document.querySelectorAll('[data-words]'))
    if (!element.closest('a, button, summary')) element.tabIndex = 0;
  addEventListener('click', show, true);
  addEventListener('keydown', (event) => event.key === 'Enter' && show(event), true);
}

/** A link may be around its text. */
function show(event) {
  const { target } = event;
  const text =
    target.closest('[data-words]') ?? target.closest('a, button')?.querySelector('[data-words]');
  if (!text) return;
  event.preventDefault();
  event.stopPropagation();
  const lines = JSON.parse(text.dataset.words).flatMap(({ where, text, main, named }) => [
    line('where', where),
    line('words', text),
    ...(main === text ? [] : [line('where', 'In the main language:'), line('words', main)]),
    ...named.map((fact) => {
      const href = `/.dev/facts#${fact}`;
      return Object.assign(line('button button--outline', `Change ${fact}`, 'a'), { href });
    }),
  ]);
  root.querySelector('div').replaceChildren(...lines);
  dialog.showModal();
}

function line(className, textContent, tag = 'p') {
  return Object.assign(document.createElement(tag), { className, textContent, dir: 'auto' });
}
