/** Runs in the page of facts: sends a form, leaves what is typed into the others, and adds, copies and deletes lines. */
import { send } from './send.js';

let saving = Promise.resolve();

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (!isMeant(form)) return;
  say(form.id, 'waiting', 'It waits until the site is made and nothing is being published …');
  const body = new URLSearchParams(new FormData(form, submitter));
  const action = submitter.getAttribute('formaction') ?? form.getAttribute('action');
  form.inert = true;
  saving = saving.then(() => save(form, action, body));
});

document.addEventListener('click', ({ target }) => {
  const { act } = target.dataset;
  if (!act) return;
  const row = target.closest('.row');
  const list = (row ?? target).parentElement;
  list.closest('form').dataset.typed = '';
  if (act !== 'delete') addRow(list.querySelector(':scope > template'), row);
  else {
    // The next save deletes the line, because it gets no value for it.
    list.querySelector(':scope > [data-act=add]').focus();
    row.remove();
  }
});

document.addEventListener('input', ({ target: { form } }) => {
  if (form.id !== 'publish') form.dataset.typed = '';
});
addEventListener('beforeunload', (event) => {
  if (document.querySelector('[data-typed]')) event.preventDefault();
});

document.addEventListener('change', ({ target }) => target.type === 'date' && sayDay(target));
document.querySelectorAll('[type=date]').forEach(sayDay);
if (document.querySelector('#said[aria-busy=true]')) void followUpload();

/** Asks whether a figure is right that is at least five times or at most a fifth of the former one: a digit may be wrong. */
function isMeant(form) {
  const figure = (text) => Number(text.replace(/\D/g, ''));
  return [...form.querySelectorAll('input, textarea')].every(({ value, defaultValue }) => {
    const times = figure(value) / figure(defaultValue);
    const isFar = /^\d[\d,]{4,}$/.test(defaultValue) && times > 0 && (times >= 5 || times <= 0.2);
    return !isFar || confirm(`${defaultValue} becomes ${value}. Is that right?`);
  });
}

async function save(form, action, body) {
  const { problems, said } = await send(action, body);
  form.inert = false;
  for (const old of form.querySelectorAll('.waiting, .problem, .saved')) old.remove();
  for (const input of form.elements) input.removeAttribute('aria-invalid');
  for (const [name, sentence] of problems) say(name || form.id, 'problem', sentence);
  if (problems.length > 0) return form.querySelector('.problem').focus();
  delete form.dataset.typed;
  await refresh('main > *');
  return form.id === 'publish' ? followUpload() : showSaved(form.id, said);
}

/** Replaces parts of the page by their newest version, except those with typed words that are not saved. */
async function refresh(parts) {
  const response = await fetch(location.pathname);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of page.querySelectorAll(parts)) {
    const old = document.getElementById(part.id);
    if (!('typed' in old.dataset)) old.replaceWith(part);
  }
  document.querySelectorAll('[type=date]').forEach(sayDay);
}

/** Says that a save is done, and offers to take it back. */
function showSaved(id, said) {
  const words = say(id, 'saved', `${said} `);
  const takeBack = document.querySelector('#before [formaction]');
  if (takeBack) words.append(takeBack.cloneNode(true));
  words.focus();
}

/** Shows the lines of an upload until it has ended, also of one that began before this page was opened. */
async function followUpload() {
  await refresh('#said');
  const said = document.getElementById('said');
  said.scrollTop = said.scrollHeight;
  if (said.matches('[aria-busy=true]')) setTimeout(followUpload, 500);
  else said.focus();
}

/** Adds a copy of the empty line under the next number. `from`, if given, is the line whose values it copies. */
function addRow(template, from) {
  const { row, next = row } = template.dataset;
  template.insertAdjacentHTML('beforebegin', template.innerHTML.replaceAll(row, next));
  template.dataset.next = next.replace(/\d+(?=\]$)/, (number) => Number(number) + 1);
  const inputs = template.previousElementSibling.querySelectorAll('[name]');
  for (const [at, { value, checked }] of (from?.querySelectorAll('[name]') ?? []).entries())
    Object.assign(inputs[at], inputs[at].type === 'checkbox' ? { checked } : { value });
  inputs[0].focus();
}

/** Says a date in words below its field, because some browsers show the month first. A line with a past date is a passed journey. */
function sayDay(input) {
  const { value } = input;
  const words = new Date(`${value}T00:00`).toLocaleDateString('en-GB', { dateStyle: 'full' });
  const isPast = new Date(`${value}T23:59`) < new Date() && input.closest('.row');
  const note = isPast ? `${words}: this day has passed, so the journey is not shown.` : words;
  input.parentElement.querySelector('output').textContent = value && note;
}

/** Shows a message at a field or in a card; returns its element. */
function say(name, kind, textContent) {
  const message = { className: `message ${kind}`, textContent, tabIndex: -1 };
  const words = Object.assign(document.createElement('p'), message);
  if (kind === 'problem') document.getElementById(name).setAttribute('aria-invalid', 'true');
  (document.getElementById(`${name}:about`) ?? document.getElementById(name)).append(words);
  return words;
}
