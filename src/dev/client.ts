/** Runs in every page that `npm run dev` serves: shows what has changed and what is wrong, marks sample facts. */
import type { PageNote } from './DevPage.ts';
import { hideProblem, showProblem } from './page/problemPanel.ts';
import { markSamples } from './page/markSamples.ts';
import { showAnew } from './page/showAnew.ts';

const { facts, file, css, rest } = JSON.parse(document.querySelector('#dev-note')!.textContent!) as PageNote;
const address = `/.dev/events?${new URLSearchParams({ file, css, rest })}`;

const listeners: Record<string, (text: string, source: EventSource) => void> = {
  page: (_, source) => {
    // What is written listens for itself.
    source.close();
    void showAnew();
  },
  style: (text) => {
    document.querySelector('style')!.textContent = text;
  },
  problem: showProblem,
  sound: hideProblem,
  // The server has too many open pages; this one asks again when somebody looks at it.
  rest: (_, source) => {
    source.close();
    addEventListener('focus', listen, { once: true });
  },
};

function listen(): void {
  const source = new EventSource(address);
  for (const [name, hear] of Object.entries(listeners)) {
    source.addEventListener(name, ({ data }) => hear(JSON.parse(data) as string, source));
  }
}

// A page that is prepared in case a link is pressed must not take one of the few connections.
const { prerendering } = document as { prerendering?: boolean };
if (prerendering) document.addEventListener('prerenderingchange', listen, { once: true });
else listen();
// The browser closes the connection of a page that it keeps for the way back.
addEventListener('pageshow', ({ persisted }) => persisted && listen());
// What the page itself shows comes first.
addEventListener('load', () =>
  setTimeout(() => {
    document.querySelector('#dev-steady')?.remove();
    markSamples(facts);
  }, 100),
);
