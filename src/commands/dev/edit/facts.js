/** Runs in the page of facts: sends a form and leaves what is typed into the others, adds, copies and deletes lines. */
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (!isMeant(form)) return;
  submitter.disabled = true;
  const waiting = setTimeout(
    say,
    3000,
    'waiting',
    'The site is being made or published …',
    form.id,
  );
  const { problems, notes } = await send(form);
  clearTimeout(waiting);
  submitter.disabled = false;
  if (form.id === 'publish') return void follow();
  const { group } = form.elements;
  if (problems.length === 0) return showSaved(group.value, form.id === 'undo', notes);
  for (const old of form.querySelectorAll('.problem, .saved, .waiting')) old.remove();
  for (const input of form.elements) input.removeAttribute('aria-invalid');
  for (const [name, sentence] of problems) {
    say('problem', sentence, form.id === 'undo' ? 'undo' : name);
    document.getElementById(name)?.setAttribute('aria-invalid', 'true');
  }
  form.querySelector('.problem').focus();
});

document.addEventListener('click', ({ target }) => {
  const { act } = target.dataset;
  const row = target.closest('.row');
  if (act === 'add') addRow(target.previousElementSibling);
  if (act === 'copy') addRow(row.parentElement.querySelector(':scope > template'), row);
  // The next save writes no line of which it gets nothing.
  if (act === 'delete') {
    row.parentElement.querySelector(':scope > [data-act=add]').focus();
    row.remove();
  }
});

document.addEventListener('change', ({ target }) => target.type === 'date' && sayDay(target));
document.querySelectorAll('[type=date]').forEach(sayDay);

addEventListener('beforeunload', (event) => {
  if ([...document.querySelectorAll('.group :is(.input, [type=checkbox])')].some(isTyped))
    event.preventDefault();
});

if (document.querySelector('#publish button:disabled')) void follow();

function isTyped({ type, checked, defaultChecked, options, value, defaultValue }) {
  if (type === 'password') return false;
  if (type === 'checkbox') return checked !== defaultChecked;
  if (options) return [...options].some((option) => option.selected !== option.defaultSelected);
  return value !== defaultValue;
}

/** Asks once where a figure is five times or a fifth of what it was: a digit may be too many or missing. */
function isMeant(form) {
  const figure = (text) => Number(text.replace(/[^\d]/g, ''));
  return [...form.querySelectorAll('.input')].every(({ value, defaultValue = '' }) => {
    const [now, was] = [figure(value), figure(defaultValue)];
    const isFar = was >= 1000 && now > 0 && (now >= was * 5 || now * 5 <= was);
    const isFigure = /^[\d,]+$/.test(defaultValue);
    return !isFigure || !isFar || confirm(`${defaultValue} becomes ${value}. Is that right?`);
  });
}

/** Each new line is a copy of the empty one, under the next number; `from` is the line that it gets its words from. */
function addRow(template, from) {
  const { row, next = row } = template.dataset;
  template.insertAdjacentHTML('beforebegin', template.innerHTML.replaceAll(row, next));
  template.dataset.next = next.replace(/\d+(?=\]$)/, (number) => Number(number) + 1);
  const inputs = [...template.previousElementSibling.querySelectorAll('.input, [type=checkbox]')];
  const given = from ? [...from.querySelectorAll('.input, [type=checkbox]')] : [];
  for (const [at, { value, checked }] of given.entries())
    Object.assign(inputs[at], inputs[at].type === 'checkbox' ? { checked } : { value });
  inputs[0].focus();
}

/** The order of day and month in the field is that of the browser. A day of a line is that of a journey. */
function sayDay(input) {
  const { value } = input;
  const words = new Date(`${value}T00:00`).toLocaleDateString('en-GB', { dateStyle: 'full' });
  const isPast = new Date(`${value}T23:59`) < new Date() && input.closest('.row');
  const note = isPast ? `${words}: this day has passed, so the journey is not shown.` : words;
  input.parentElement.querySelector('output').textContent = value && note;
}

/** Returns what is in the way of a save, and what to look at after it. */
async function send(form) {
  try {
    const body = new URLSearchParams(new FormData(form));
    const response = await fetch(form.getAttribute('action'), { method: 'POST', body });
    return response.ok ? await response.json() : { problems: [[form.id, await response.text()]] };
  } catch {
    const problem = 'Could not save: npm run dev does not answer. Start it again.';
    return { problems: [[form.id, problem]] };
  }
}

/** Shows what the page has now of a group, and of what follows from it. */
async function showSaved(name, isUndo, notes = []) {
  const response = await fetch(location.pathname);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const id of [name, 'groups', 'before', 'undo'])
    document.getElementById(id)?.replaceWith(page.getElementById(id));
  document.querySelectorAll('[type=date]').forEach(sayDay);
  const group = document.getElementById(name) ?? document.getElementById('before');
  const words = [isUndo ? 'Taken back.' : 'Saved. Visitors see it after you publish.', ...notes];
  const said = say('saved', `${words.join(' ')} `, group.id);
  if (!isUndo)
    said.insertAdjacentHTML(
      'beforeend',
      '<button class="button button--outline" form="undo">Take it back</button>',
    );
  said.focus();
}

/** Shows what an upload says until it has ended, also one that began before this page was opened. */
async function follow() {
  const form = document.getElementById('publish');
  const [button, status, log] = ['button', '[role=status]', 'pre'].map((each) =>
    form.querySelector(each),
  );
  const response = await fetch(form.getAttribute('action'));
  const { isRunning, said, outcome } = await response.json();
  form.querySelector('#password')?.form.reset();
  status.textContent = isRunning ? 'Publishing …' : outcome;
  status.className = isRunning ? '' : 'outcome';
  button.disabled = isRunning;
  log.hidden = said === '';
  log.textContent = said;
  log.scrollTop = log.scrollHeight;
  if (isRunning) setTimeout(follow, 500);
}

function say(className, textContent, name) {
  const words = Object.assign(document.createElement('p'), {
    className,
    textContent,
    tabIndex: -1,
  });
  const about = document.getElementById(`${name}:about`) ?? document.getElementById(name);
  about.append(words);
  return words;
}
