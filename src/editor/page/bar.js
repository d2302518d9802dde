/** Runs in every page of `npm run dev`. It adds a bar; with ?edit in the address, a click on a text opens the text's form. */
const isEditing = location.search.startsWith('?edit');
const words = `/.dev/words?page=${location.pathname}`;
const links = isEditing
  ? `<a href="?">Stop changing words</a><a href="${words}">All words</a>`
  : '<a href="?edit">Change words</a>';

// The bar is in a shadow tree, so that the page's styles do not affect it.
const host = Object.assign(document.createElement('div'), { lang: 'en', dir: 'ltr' });
const root = host.attachShadow({ mode: 'open' });
root.innerHTML = `
  <link rel="stylesheet" href="/.dev/form.css">
  <div class="bar" data-theme="light">
    <div role="status"></div>
    <details>
      <summary>${isEditing ? 'Press a text to change it' : 'Change the site'}</summary>
      <nav aria-label="Changing the site">
        ${links}
        <a href="/.dev/facts">Change facts</a>
        <a href="/.dev/photos">Change photos</a>
        <a href="/.dev/publish">Publish</a>
      </nav>
    </details>
  </div>`;
document.body.append(host);
if (isEditing) beginEditing();

/** Says that words were saved, if they just were. Takes the HTML of the message for a rule, for other words and for no change. */
export function showSaved(said) {
  const saved = new URLSearchParams(location.search).get('saved');
  if (saved === null) return;
  const status = root.querySelector('[role=status]');
  const ofWords = saved === 'rule' ? said.ofRule : said.ofOthers;
  const toTakeBack = `${ofWords} <a href="/.dev/facts">Take it back</a>`;
  status.innerHTML = `<p class="message">${saved === 'nothing' ? said.ofNothing : toTakeBack}</p>`;
  // Otherwise it would cover what is below it until somebody leaves the page.
  addEventListener('pointerdown', ({ target }) => {
    if (target !== host) status.replaceChildren();
  });
}

/** Makes texts clickable, and scrolls to the one that was clicked last. */
function beginEditing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    /* The last lines of a page can be scrolled out from under the bar. */
    body { padding-bottom: 10rem; }
    [data-form]:hover { outline: 2px dashed #f2b75c; cursor: pointer; }
    /* The golden line of an arch lies over its picture. */
    .arch__line { pointer-events: none; }`);
  document.adoptedStyleSheets = [sheet];
  const texts = [...document.querySelectorAll('[data-form]')];
  for (const text of texts)
    // A text for screen readers only is one pixel wide, and Tab already reaches a link.
    if (text.getBoundingClientRect().width > 1 && !text.closest('a, button, summary'))
      text.tabIndex = 0;
  addEventListener('click', press, true);
  const pressByKey = (event) => {
    if (event.key === 'Enter') press(event);
  };
  addEventListener('keydown', pressByKey, true);
  const pressed = texts[sessionStorage.pressed];
  pressed?.scrollIntoView({ block: 'center', behavior: 'instant' });
  (pressed?.closest('a, button, summary') ?? pressed)?.focus({ preventScroll: true });
  sessionStorage.removeItem('pressed');

  /** Opens the form for the text that was clicked, or that is inside the clicked link or button. */
  function press(event) {
    const { target } = event;
    const text =
      target.closest('[data-form]') ?? target.closest('a, button')?.querySelector('[data-form]');
    // A button that shows only an icon, such as the arrow of a carousel, keeps working.
    if (target.closest('button') && !(text?.getBoundingClientRect().width > 1)) return;
    const next = text ? formOf(text, target) : addressOfLink(target.closest('a[href]'));
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (text) sessionStorage.pressed = texts.indexOf(text);
    location.assign(next);
  }
}

/** Returns the address of the form for a text. `pressed`, the element that was clicked, may be in a link. */
function formOf(text, pressed) {
  const link = encodeURIComponent(pressed.closest('a')?.getAttribute('href') ?? '');
  return `/.dev/${text.dataset.form}&page=${location.pathname}&link=${link}`;
}

/**
 * Returns where a link without editable text leads while editing: to the other page, also in editing mode; or to the facts, if
 * the link leaves the site, such as a phone number. Undefined for a link within this page.
 */
function addressOfLink(link) {
  if (!link || link.getAttribute('href').startsWith('#')) return undefined;
  return link.origin === location.origin ? `${link.pathname}?edit${link.hash}` : '/.dev/facts';
}
