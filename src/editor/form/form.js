/** Runs in the pages of the form: warns before unsaved words are lost, adds lines to a list, and writes dates in words. */

/** The form with unsaved changes. After a refused save there are some from the start. */
let unsaved = document.querySelector('[data-refused]');

document.addEventListener('input', ({ target }) => (unsaved = target.form));
/** The form that is being submitted, after the server has just answered. */
let sending;
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form === sending) return;
  event.preventDefault();
  // A second submit would be refused, because the first one has changed the file.
  if (!submitter.ariaBusy) void send(form, submitter);
});

/** Submits a form once the server answers. Otherwise the browser would leave the page, and what was typed would be lost. */
async function send(form, submitter) {
  const note = liveRegionAfter(submitter);
  submitter.ariaBusy = true;
  note.textContent = 'Waiting for the site to build and for any upload to finish …';
  try {
    await fetch('/.dev/form.js', { method: 'HEAD', cache: 'no-store' });
    if (form === unsaved) unsaved = undefined;
    sending = form;
    form.requestSubmit(submitter);
    sending = undefined;
    // The button stays busy until the answer replaces the page. If the visitor then goes back to this page, it works again.
    addEventListener('pagehide', () => (submitter.ariaBusy = null), { once: true });
    // If another form has unsaved changes, the browser has asked, and the visitor may have stayed on the page.
    if (!unsaved) return;
    note.textContent = '';
  } catch {
    note.textContent =
      'The site is not running. Start npm run dev again, then press the button again. What you typed stays here.';
  }
  submitter.ariaBusy = null;
}

/** Returns the live region after a button, whose changes a screen reader reads aloud. */
function liveRegionAfter(button) {
  if (button.nextElementSibling?.role !== 'status')
    button.insertAdjacentHTML('afterend', '<span role="status"></span>');
  return button.nextElementSibling;
}

addEventListener('beforeunload', (event) => {
  if (unsaved) event.preventDefault();
});

document.addEventListener('click', ({ target }) => {
  const { act } = target.dataset;
  if (!act) return;
  const row = target.closest('article');
  const list = (row ?? target).parentElement;
  unsaved = target.form;
  if (act !== 'delete') return addRow(list.querySelector(':scope > template'), row);
  // The save deletes the line, because the form sends no value for it.
  list.querySelector(':scope > [data-act=add]').focus();
  row.remove();
});

// In a line of a list, Enter moves to the next box, as in a spreadsheet, so that it never submits a half-filled line.
document.addEventListener('keydown', (event) => {
  const row = event.target.closest('article');
  const isBox = event.target.matches('input, select, textarea');
  if (event.key !== 'Enter' || event.isComposing || !row || !isBox) return;
  event.preventDefault();
  const stops = [
    ...row.parentElement.querySelectorAll('article :is(input, select, textarea), [data-act=add]'),
  ];
  const shown = stops.filter((stop) => stop === event.target || stop.checkVisibility?.() !== false);
  shown[shown.indexOf(event.target) + 1]?.focus();
});
document.addEventListener('change', ({ target }) => {
  if (target.type === 'date') sayDay(target);
});
document.querySelectorAll('[type=date]').forEach(sayDay);
// A link to a fact has the fact's name after the #.
const first = document.querySelector('.problem, .saved, .unchecked, [data-running] .message');
if (first) first.focus();
else focusBox(location.hash);
// Otherwise the page after a save would have the same hash, and focus that fact instead of its message.
history.replaceState(null, '', location.pathname + location.search);

const upload = document.querySelector('[data-running]');
if (upload) void follow();

/** Shows what an upload is doing, and afterwards how it ended. */
async function follow() {
  const page = await latestPage();
  const now = page?.querySelector('[data-running]');
  if (page && !now) return showEnd(page);
  if (now) updateProgress(now);
  setTimeout(follow, 500);
}

/** Takes the section of the upload as it is now; updates the one on this page. */
function updateProgress(now) {
  // The elements are updated, not replaced: somebody may be reading the open log, and a screen reader reads a changed message.
  for (const part of ['span', 'pre']) {
    const [shown, latest] = [upload, now].map((section) => section.querySelector(part));
    if (shown.textContent !== latest.textContent) shown.textContent = latest.textContent;
  }
  upload.querySelector('progress').value = now.querySelector('progress').value;
}

/** Returns this page as the server renders it now; undefined while the server does not answer. */
async function latestPage() {
  try {
    const answer = await fetch(location.href);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** Shows the end without reloading, which would restore the scroll position; focusing the message brings it into view. */
function showEnd(page) {
  document.querySelector('main').replaceWith(page.querySelector('main'));
  document.querySelector('main .message')?.focus();
}

/** Takes the hash of an address; focuses the box of that name, and opens what it is folded in. */
function focusBox(hash) {
  const box = document.getElementById(decodeURIComponent(hash.slice(1)));
  const folded = box?.parentElement?.closest('details');
  if (folded) folded.open = true;
  box?.focus();
}
document.addEventListener('click', (event) => {
  const address = event.target.closest('a')?.getAttribute('href') ?? '';
  if (!address.startsWith('#')) return;
  event.preventDefault();
  focusBox(address);
});

/** Adds a copy of the empty line under the next number. `from`, if given, is the line whose values it copies. */
function addRow(template, from) {
  const { row, next = row } = template.dataset;
  template.insertAdjacentHTML('beforebegin', template.innerHTML.replaceAll(row, next));
  template.dataset.next = next.replace(/\d+(?=\]$)/, (number) => Number(number) + 1);
  // The photo is not copied: if both lines had the same one, a new photo for the copy would replace that of the first line.
  const own = '[name]:not([name^=languages], [type=file], [type=hidden], [name$=":none"])';
  const inputs = template.previousElementSibling.querySelectorAll(own);
  for (const [at, { value, checked }] of (from?.querySelectorAll(own) ?? []).entries())
    Object.assign(inputs[at], inputs[at].type === 'checkbox' ? { checked } : { value });
  for (const group of template.previousElementSibling.querySelectorAll('details'))
    group.open = [...group.querySelectorAll('input')].some(({ value }) => value);
  inputs[0].focus();
}

/** Writes a date in words below its field, because some browsers show the month first. Says if a journey has passed. */
function sayDay(input) {
  const { value } = input;
  const words = new Date(`${value}T00:00`).toLocaleDateString('en-GB', { dateStyle: 'full' });
  const isPast = new Date(`${value}T23:59`) < new Date() && input.closest('article');
  const note = isPast ? `${words}: this day has passed, so the journey is not shown.` : words;
  input.parentElement.querySelector('output').textContent = value && note;
}
