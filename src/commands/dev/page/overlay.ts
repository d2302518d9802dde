/** The panel over a page while there is an error. */

const host = document.createElement('dev-problem');
const root = host.attachShadow({ mode: 'open' });
root.innerHTML = `
  <pre role="alert"></pre>
  <button type="button" aria-label="Hide this message">\u2715</button>`;
// The CSP forbids further style elements.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
    background: #2a0e12; color: #fff; border-top: 4px solid #ff6b6b; font: 15px/1.5 ui-monospace, monospace; }
  pre { margin: 0; padding: 16px 56px 20px 20px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  b { color: #ffd166; }
  button { position: absolute; top: 8px; right: 8px; width: 40px; height: 40px; font: inherit; color: inherit;
    background: none; border: 0; cursor: pointer; }`);
root.adoptedStyleSheets = [sheet];
root.querySelector('button')!.addEventListener('click', hideProblem);

/** Shows the text, its files and lines highlighted. A popover covers an open menu too. */
export function showProblem(text: string): void {
  root.querySelector('pre')!.replaceChildren(
    ...text.split(place).map((part, index) => {
      const element = document.createElement(index % 2 ? 'b' : 'span');
      element.textContent = part;
      return element;
    }),
  );
  host.popover = 'manual';
  document.body.append(host);
  host.showPopover?.();
}

export function hideProblem(): void {
  host.remove();
}

const place = /((?:src|styles|public)\/[^\s,:()]+(?:, line \d+)?)/;
