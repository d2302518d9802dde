/** Runs in every page of `npm run dev`: a bar, and with ?edit in the address, a press on a text opens a box for each language. */
import { send } from './send.js';

const isEditing = location.search === '?edit';
const [link, label] = isEditing ? ['?', 'Stop changing words'] : ['?edit', 'Change words'];

// The bar is in a shadow tree, which the page's styles do not reach.
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
root.innerHTML = `
  <link rel="stylesheet" href="/.dev/edit.css">
  <div class="bar" lang="en" dir="ltr">
    <div role="status"></div>
    <details>
      <summary>Change the site</summary>
      <nav aria-label="Changing the site">
        <a class="button button--outline" href="${link}">${label}</a>
        <button class="button button--outline" ${isEditing ? '' : 'hidden'}>Other words of this page</button>
        <a class="button button--outline" href="/.dev/facts">Change facts</a>
      </nav>
    </details>
  </div>
  <dialog class="panel" lang="en" dir="ltr" aria-label="Change words">
    <form autocomplete="off">
      <div></div>
      <button class="button button--gold">Save</button>
      <button class="button button--outline" type="button">Close</button>
    </form>
  </dialog>`;
document.body.append(host);
const bar = root.querySelector('details');
const dialog = root.querySelector('dialog');
const content = root.querySelector('form div');
const [save, close] = root.querySelectorAll('form > button');
/** The index among holders() of the element that was pressed last. */
let pressed;
let isOutdated = false;

bar.open = sessionStorage.bar === 'true';
bar.addEventListener('toggle', () => (sessionStorage.bar = bar.open));
dialog.addEventListener('submit', submit);
close.addEventListener('click', () => mayClose() && dialog.close());
dialog.addEventListener('cancel', (event) => mayClose() || event.preventDefault());
dialog.addEventListener('close', () => {
  content.replaceChildren();
  if (isOutdated) location.reload();
});
addEventListener('beforeunload', (event) => typed().length > 0 && event.preventDefault());
// client.js asks before it shows a newer page.
addEventListener('newer', (event) => {
  isOutdated = dialog.open;
  if (isOutdated) event.preventDefault();
});
if (isEditing) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-words]:hover { outline: 2px dashed #f2b75c; cursor: pointer; }
    /* The golden line of an arch lies over its picture. */
    .arch__line { pointer-events: none; }`);
  document.adoptedStyleSheets = [sheet];
  for (const element of holders())
    if (isShown(element) && !element.closest('a, button, summary')) element.tabIndex = 0;
  addEventListener('click', press, true);
  addEventListener('keydown', (event) => event.key === 'Enter' && press(event), true);
  root.querySelector('nav button').addEventListener('click', listOthers);
}
sayOutcome();

function holders() {
  return [...document.querySelectorAll('[data-words]')];
}

/** Whether one can see an element. Text for screen readers alone is one pixel wide. */
function isShown(element) {
  return element.checkVisibility() && element.getBoundingClientRect().width > 1;
}

/** Opens the boxes for the text that was pressed. A link or a button may be around its text. */
function press(event) {
  const { target } = event;
  const element =
    target.closest('[data-words]') ?? target.closest('a, button')?.querySelector('[data-words]');
  if (!element) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = holders().indexOf(element);
  show(JSON.parse(element.dataset.words).map(fieldset));
}

/** Lists the words that cannot be pressed: titles for search engines, messages, texts of unknown facts, and what is hidden now. */
function listOthers() {
  const groupsIn = (elements) => elements.flatMap(({ dataset }) => JSON.parse(dataset.words));
  const all = [...groupsIn(holders()), ...JSON.parse(document.body.dataset.otherWords)];
  const others = new Map(all.map((group) => [group.boxes[0].id, group]));
  for (const {
    boxes: [{ id }],
  } of groupsIn(holders().filter(isShown)))
    others.delete(id);
  const { lang: pageLang } = document.documentElement;
  const buttons = [...others.values()].map((group) => {
    const own = group.boxes.find(({ lang }) => pageLang.startsWith(lang)) ?? group.boxes[0];
    const words = make('span', { lang: own.lang, dir: own.dir, textContent: own.text });
    const onclick = () => show([fieldset(group)]);
    return make('button', { type: 'button', textContent: group.label, onclick }, words);
  });
  show([make('h2', { textContent: 'Other words of this page' }), ...buttons]);
}

function show(parts) {
  content.replaceChildren(...parts);
  save.hidden = boxes().length === 0;
  if (!dialog.open) dialog.showModal();
  content.querySelector('textarea, button').focus();
}

/** Returns a box for each language and alternative of a text, and the meanings of the names in braces. */
function fieldset(group) {
  const labels = group.boxes.map(({ id, name, lang, dir, text }) => {
    const box = make('textarea', { className: 'input', name: id, lang, dir, textContent: text });
    return make('label', { textContent: name }, box);
  });
  const meanings = group.meanings.map(({ words, href }) => {
    const change = href ? [make('a', { href, textContent: 'Change this fact' })] : [];
    return make('p', { className: 'about', textContent: `${words} ` }, ...change);
  });
  return make('fieldset', {}, make('legend', { textContent: group.label }), ...labels, ...meanings);
}

function boxes() {
  return [...content.querySelectorAll('textarea')];
}

function typed() {
  return boxes().filter(({ value, defaultValue }) => value !== defaultValue);
}

function mayClose() {
  return typed().length === 0 || confirm('Close without saving what you typed?');
}

async function submit(event) {
  event.preventDefault();
  const body = new URLSearchParams();
  for (const { name, defaultValue, value } of typed()) {
    body.append('passage', name);
    body.append('before', defaultValue);
    body.append('words', value);
  }
  if (typed().length === 0) {
    dialog.close();
    return;
  }
  save.disabled = true;
  const { problems, said } = await send('/.dev/words', body);
  save.disabled = false;
  for (const old of content.querySelectorAll('.problem')) old.remove();
  for (const [name, textContent] of problems) {
    const box = boxes().find((each) => each.name === name);
    const problem = make('p', { className: 'message problem', textContent, tabIndex: -1 });
    (box?.parentElement ?? content).append(problem);
  }
  for (const box of boxes()) box.ariaInvalid = problems.some(([name]) => name === box.name) || null;
  if (problems.length === 0) finish(said);
  else content.querySelector('.problem').focus();
}

/** Loads the page again, which then shows the outcome. */
function finish(outcome) {
  sessionStorage.outcome = outcome;
  sessionStorage.pressed = pressed;
  content.replaceChildren();
  location.reload();
}

function sayOutcome() {
  const { outcome } = sessionStorage;
  if (!outcome) return;
  sessionStorage.removeItem('outcome');
  if (isEditing) holders()[sessionStorage.pressed]?.focus();
  const shown = make('p', { className: 'message saved', textContent: outcome });
  root.querySelector('[role=status]').append(shown);
  if (!outcome.startsWith('Saved')) return;
  const onclick = async () => {
    const { problems, said } = await send('/.dev/undo');
    finish(problems[0]?.[1] ?? said);
  };
  const className = 'button button--outline';
  shown.append(make('button', { className, textContent: 'Take back the last save', onclick }));
}

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
