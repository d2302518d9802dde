/** Runs in the page of facts: sends a form and leaves what is typed into the others, and deletes lines. */
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  submitter.disabled = true;
  const { problems, notes } = await send(form);
  submitter.disabled = false;
  if (problems.length === 0) return showSaved(form.id, notes);
  for (const old of form.querySelectorAll('.problem, .saved')) old.remove();
  for (const input of form.elements) input.removeAttribute('aria-invalid');
  for (const [name, sentence] of problems) {
    say('problem', sentence, name);
    form.querySelector(`.input[id="${name}"]`)?.setAttribute('aria-invalid', 'true');
  }
  form.querySelector('.problem').focus();
});

/** The next save writes no line of which it gets nothing. */
document.addEventListener('click', ({ target }) => {
  const row = target.closest('.row > button')?.parentElement;
  row?.parentElement.querySelector('template + button').focus();
  row?.remove();
});

/** Each new line is a copy of the empty one, under the next number. */
document.addEventListener('click', ({ target }) => {
  const template = target.closest('template + button')?.previousElementSibling;
  if (!template) return;
  const { row, next = row } = template.dataset;
  template.insertAdjacentHTML('beforebegin', template.innerHTML.replaceAll(row, next));
  template.dataset.next = next.replace(/\d+(?=\]$)/, (number) => Number(number) + 1);
  template.previousElementSibling.querySelector('.input').focus();
});

/** Returns what is in the way of a save, and what to look at after it. */
async function send(form) {
  try {
    const body = new URLSearchParams(new FormData(form));
    const response = await fetch(location.pathname, { method: 'POST', body });
    return response.ok ? await response.json() : { problems: [[form.id, await response.text()]] };
  } catch {
    const problem = 'Could not save: npm run dev does not answer. Start it again.';
    return { problems: [[form.id, problem]] };
  }
}

async function showSaved(name, notes) {
  const response = await fetch(location.pathname);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const id of [name, 'groups'])
    document.getElementById(id).replaceWith(page.getElementById(id));
  const words = ['Saved. The pages show it in a moment.', ...notes];
  say('saved', words.join(' '), name).focus();
}

function say(className, textContent, name) {
  const words = Object.assign(document.createElement('p'), {
    className,
    textContent,
    tabIndex: -1,
  });
  document.getElementById(`${name}:about`).append(words);
  return words;
}
