/** Runs in every page of `npm run dev`: reloads it or swaps its style, and shows errors. */
import { hideProblem, showProblem } from './overlay.ts';

/** Fingerprints of what the window shows: the style, and everything else. */
const shown = fingerprintsOf(import.meta.url);
const sheet = new CSSStyleSheet();
let source: EventSource | undefined;

document.addEventListener('visibilitychange', listen);
listen();

/** Hidden tabs disconnect: a browser allows six connections per host. */
function listen(): void {
  source?.close();
  if (document.hidden) return;
  source = new EventSource('/.dev/events');
  source.addEventListener('message', ({ data }) => {
    const problem = JSON.parse(data) as string;
    if (problem) showProblem(problem);
    else hideProblem();
    void update();
  });
}

async function update(): Promise<void> {
  const request = fetch(location.href, { cache: 'no-store' }).then((response) => response.text());
  const html = await request.catch(() => undefined);
  if (html === undefined) return;
  const { rest, css } = fingerprintsOf(html);
  if (rest !== shown.rest) location.reload();
  else if (css !== shown.css) {
    shown.css = css;
    applyStyle(cssOf(html));
  }
}

/** The CSP allows one inline style, by its hash; a constructed sheet is not inline. */
function applyStyle(css: string): void {
  document.querySelector('style')!.disabled = true;
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

function cssOf(html: string): string {
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
}

/** dev.ts writes them into the address of this script. */
function fingerprintsOf(text: string): { rest: string; css: string } {
  const [, rest = '', css = ''] = /client\.js\?rest=(\w+)&css=(\w+)/.exec(text) ?? [];
  return { rest, css };
}
