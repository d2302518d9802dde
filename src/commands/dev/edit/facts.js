/** Runs in the page of facts: sends a form without leaving what is typed into the others, and deletes rows. */
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  submitter.disabled = true;
  const problems = await send(form);
  submitter.disabled = false;
  if (problems.length === 0) return showSaved(form.id);
  for (const old of form.querySelectorAll('.problem')) old.remove();
  for (const input of form.elements) input.removeAttribute('aria-invalid');
  for (const [name, sentence] of problems) {
    say('problem', sentence, document.getElementById(`${name}:about`));
    form.querySelector(`[id="${name}"]`)?.setAttribute('aria-invalid', true);
  }
  form.querySelector('.problem').focus();
});

/** The next save writes no row of which it gets nothing. */
document.addEventListener('click', ({ target }) => {
  if (!target.classList.contains('row__delete')) return;
  const row = target.parentElement;
  row.parentElement.querySelector('summary').focus();
  row.remove();
});

/** Returns what is in the way of a save. */
async function send(form) {
  try {
    const body = new URLSearchParams(new FormData(form));
    const response = await fetch(form.action, { method: 'POST', body });
    return response.ok ? await response.json() : [[form.id, await response.text()]];
  } catch {
    return [[form.id, 'Could not save: npm run dev does not answer. Start it again.']];
  }
}

async function showSaved(id) {
  const response = await fetch(location.pathname);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of [id, 'groups'])
    document.getElementById(part).replaceWith(page.getElementById(part));
  say(
    'saved',
    'Saved. The pages show it in a moment.',
    document.getElementById(`${id}:about`),
  ).focus();
}

function say(kind, sentence, place) {
  const words = document.createElement('p');
  words.className = kind;
  words.tabIndex = -1;
  words.textContent = sentence;
  place.append(words);
  return words;
}
