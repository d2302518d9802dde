/** Marks in the page what only the agency can confirm, so that no sample goes out by mistake; moves nothing. */
import type { Sample } from '../dev.ts';
import { adopt } from './showAnew.ts';

/** Underlines the samples in the page's words, outlines the links that hold one, and lists all in a small badge. */
export async function markSamples(): Promise<void> {
  const facts = (await (await fetch('/.dev/samples.json')).json()) as readonly Sample[];
  if (facts.length === 0) return;
  adopt('samples', css);
  const patterns = facts.map(({ value }) => pattern(value));
  markWords(patterns);
  for (const link of document.links) {
    const address = link.href.replaceAll('%20', ' ').replaceAll('%2C', ',');
    if (patterns.some((sample) => address.search(sample) >= 0)) link.dataset.devSample = '';
  }
  // A translation that nobody has read is all of its page.
  const main = document.querySelector('main');
  if (main && facts.some(({ field }) => field === `translations.${document.documentElement.lang}`))
    main.dataset.devSample = '';
  // The script of a page that was written over may come too late.
  document.querySelector('dev-samples')?.remove();
  document.body.append(badge(facts));
}

const css = `
  ::highlight(dev-sample) { text-decoration: underline wavy #d9480f 1px; }
  [data-dev-sample] { outline: 1px dashed #d9480f; outline-offset: 2px; }
  main[data-dev-sample] { outline-width: 6px; outline-offset: -6px; }
  dev-samples { all: initial; position: fixed; left: 8px; bottom: 8px; z-index: 2147483646;
    max-width: calc(100vw - 16px); font: 13px/1.4 system-ui, sans-serif; color: #fff; background: #d9480f; border-radius: 6px; padding: 6px 10px; }
  dev-samples summary { cursor: pointer; }
  dev-samples ul { margin: 6px 0; padding: 0 0 0 18px; }
  @media print { dev-samples { display: none; } }`;

/** Numbers are shown in groups, and put into links without their plus sign. */
function pattern(value: string): RegExp {
  const letters = [...value.replace(/^\+|\s/g, '')];
  const escaped = letters.map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  return new RegExp(escaped.join('\\s*'), 'giu');
}

/** Highlights change nothing in the text; where the browser has none, the badge and the outlines remain. */
function markWords(patterns: readonly RegExp[]): void {
  if (!('highlights' in CSS)) return;
  const words = new Highlight();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { index, 0: found } of patterns.flatMap((sample) => [
      ...node.data.matchAll(sample),
    ])) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      words.add(range);
    }
  }
  CSS.highlights.set('dev-sample', words);
}

function badge(facts: readonly Sample[]): HTMLElement {
  const element = document.createElement('dev-samples');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = facts.length === 1 ? '1 sample fact' : `${facts.length} sample facts`;
  const list = document.createElement('ul');
  for (const { field, value } of facts) {
    const item = document.createElement('li');
    item.textContent = `${field}: ${value}`;
    list.append(item);
  }
  details.append(summary, list, 'To be put right in src/content/agency.ts');
  element.append(details);
  return element;
}
