/** Runs in the pages of the form: asks before typed words are lost, adds lines to a list, and says days in words. */

/** The form with typed words that are not saved. After a refused save it has some from the beginning. */
let unsaved = document.querySelector('[data-refused]');

document.addEventListener('input', ({ target }) => (unsaved = target.form));
/** The form that is sent now, because the server has just answered. */
let sending;
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (form === sending) return;
  event.preventDefault();
  // A second press would be refused, because the first one has changed the file.
  if (!submitter.ariaBusy) void send(form, submitter);
});

/** Sends a form if the server answers. Without an answer the browser would leave the page, and what is typed would be lost. */
async function send(form, submitter) {
  const note = noteBehind(submitter);
  submitter.ariaBusy = true;
  note.textContent = 'Waiting for the site to build and for any upload to finish …';
  try {
    await fetch('/.dev/form.js', { method: 'HEAD', cache: 'no-store' });
    if (form === unsaved) unsaved = undefined;
    sending = form;
    form.requestSubmit(submitter);
    // Where words of another form are not saved, the browser has asked, and the page may stay.
    if (!unsaved) return;
    note.textContent = '';
  } catch {
    note.textContent =
      'The site is not running. Start npm run dev again, then press once more: what is typed here stays.';
  }
  sending = undefined;
  submitter.ariaBusy = null;
}

/** Returns the place behind a button for what a screen reader is to read when it changes. */
function noteBehind(button) {
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
  // The save deletes the line, because it gets no value for it.
  list.querySelector(':scope > [data-act=add]').focus();
  row.remove();
});

// In a line of a list, Enter leads to the next box, as in a spreadsheet: a line that is half filled in is not saved.
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
// A link to a fact has its name behind the #.
const first = document.querySelector('.problem, .saved, .unchecked, [data-running] .message');
if (first) first.focus();
else focusBox(location.hash);
// The page after a save would have the same address, and go to that fact instead of what it says.
history.replaceState(null, '', location.pathname + location.search);

const upload = document.querySelector('[data-running]');
if (upload) void follow();

/** Shows what an upload does, and at its end the page that says how it has ended. */
async function follow() {
  const page = await latestPage();
  const now = page?.querySelector('[data-running]');
  if (page && !now) return showEnd(page);
  // The elements stay: the log may be open, and be read. A screen reader reads a message that changes.
  for (const part of now ? ['span', 'pre'] : []) {
    const [shown, latest] = [upload, now].map((section) => section.querySelector(part));
    if (shown.textContent !== latest.textContent) shown.textContent = latest.textContent;
  }
  if (now) upload.querySelector('progress').value = now.querySelector('progress').value;
  setTimeout(follow, 500);
}

/** Returns this page as the server has it now; undefined while it does not answer. */
async function latestPage() {
  try {
    const answer = await fetch(location.href);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** Loading the page anew would put back the place to which somebody has scrolled; the focus brings the message into view. */
function showEnd(page) {
  document.querySelector('main').replaceWith(page.querySelector('main'));
  document.querySelector('main .message')?.focus();
}

/** Takes the part of an address behind #; puts the box of that name in focus, and opens what it is folded in. */
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
  // A copy has no photo: with the same name, another photo for it would replace that of the first line.
  const own = '[name]:not([name^=languages], [type=file], [type=hidden], [name$=":none"])';
  const inputs = template.previousElementSibling.querySelectorAll(own);
  for (const [at, { value, checked }] of (from?.querySelectorAll(own) ?? []).entries())
    Object.assign(inputs[at], inputs[at].type === 'checkbox' ? { checked } : { value });
  for (const group of template.previousElementSibling.querySelectorAll('details'))
    group.open = [...group.querySelectorAll('input')].some(({ value }) => value);
  inputs[0].focus();
}

/** Says a date in words below its field, because some browsers show the month first. It says when a journey has passed. */
function sayDay(input) {
  const { value } = input;
  const words = new Date(`${value}T00:00`).toLocaleDateString('en-GB', { dateStyle: 'full' });
  const isPast = new Date(`${value}T23:59`) < new Date() && input.closest('article');
  const note = isPast ? `${words}: this day has passed, so the journey is not shown.` : words;
  input.parentElement.querySelector('output').textContent = value && note;
}
