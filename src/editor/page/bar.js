/** Runs in every page of `npm run dev`: a bar in its corner, and with ?edit in the address, a press on a text opens its form. */
const isEditing = location.search.startsWith('?edit');
const words = `/.dev/words?page=${location.pathname}`;
const links = isEditing
  ? `<a href="?">Stop changing words</a><a href="${words}">All words</a>`
  : '<a href="?edit">Change words</a>';

// The bar is in a shadow tree, which the page's styles do not reach.
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

/** Says that words were saved, if they just were. Takes the HTML of what to say, of a rule, of other words and of none. */
export function showSaved(said) {
  const saved = new URLSearchParams(location.search).get('saved');
  if (saved === null) return;
  const status = root.querySelector('[role=status]');
  const ofWords = saved === 'rule' ? said.ofRule : said.ofOthers;
  const toTakeBack = `${ofWords} <a href="/.dev/facts">Take it back</a>`;
  status.innerHTML = `<p class="message">${saved === 'nothing' ? said.ofNothing : toTakeBack}</p>`;
  // It would cover what is below it until the page is left.
  addEventListener('pointerdown', ({ target }) => {
    if (target !== host) status.replaceChildren();
  });
}

/** Lets texts be pressed, and goes to the one that was pressed last. */
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
    // A text for screen readers alone is one pixel wide, and a link is reached by Tab already.
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

  /** Opens the form for the text that was pressed. A link or a button may be around its text. */
  function press(event) {
    const { target } = event;
    const text =
      target.closest('[data-form]') ?? target.closest('a, button')?.querySelector('[data-form]');
    // A button that shows only an icon does what it does, such as the arrows of a carousel.
    if (target.closest('button') && !(text?.getBoundingClientRect().width > 1)) return;
    const next = text ? formOf(text, target) : pageBehind(target.closest('a[href]'));
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (text) sessionStorage.pressed = texts.indexOf(text);
    location.assign(next);
  }
}

/** Returns the address of the form for a text. `pressed` may be in a link. */
function formOf(text, pressed) {
  const link = encodeURIComponent(pressed.closest('a')?.getAttribute('href') ?? '');
  return `/.dev/${text.dataset.form}&page=${location.pathname}&link=${link}`;
}

/**
 * Returns where a link without words of its own leads while texts are pressed: to another page with its texts, such as that of
 * another language; out of the site, as a phone number does, to the facts. Undefined within this page.
 */
function pageBehind(link) {
  if (!link || link.getAttribute('href').startsWith('#')) return undefined;
  return link.origin === location.origin ? `${link.pathname}?edit${link.hash}` : '/.dev/facts';
}
