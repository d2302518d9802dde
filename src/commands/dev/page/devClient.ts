/** Runs in every page that `npm run dev` serves: shows what has changed and what is wrong, marks sample facts. */
import { hideProblem, showProblem } from './overlay.ts';
import { markSamples } from './samples.ts';
import { showAnew, styleIn, wear } from './showAnew.ts';

/** What the page shows: its style, and everything else. */
const shown = marksIn(import.meta.url);
let source: EventSource | undefined;

/** A page that nobody sees takes none of the few connections that a browser keeps to a server. */
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
  const html = await fetch(location.href, { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => undefined,
  );
  // Meanwhile the page may have been hidden, or written over by an earlier message: it no longer listens then.
  if (html === undefined || source?.readyState === EventSource.CLOSED) return;
  const { rest, css } = marksIn(html);
  if (rest !== shown.rest) {
    // What is written listens for itself.
    source?.close();
    showAnew(html);
  } else if (css !== shown.css) {
    shown.css = css;
    wear(styleIn(html));
  }
}

function marksIn(text: string): { rest: string; css: string } {
  const [, rest = '', css = ''] = /client\.js\?rest=(\w+)&css=(\w+)/.exec(text) ?? [];
  return { rest, css };
}

document.addEventListener('visibilitychange', listen);
// A page that is prepared in case a link is pressed is not seen yet.
const { prerendering } = document as { prerendering?: boolean };
if (prerendering) document.addEventListener('prerenderingchange', listen, { once: true });
else listen();
// What the page itself shows comes first.
addEventListener('load', () => setTimeout(() => void markSamples(), 100));
