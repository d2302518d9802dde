/**
 * Finds the CSS that the first screen of a page needs, which the page inlines: the rules of the sheet that match its tags
 * before the link of the sheet. The whole sheet follows, so what is inlined decides nothing once it is there.
 */
import { createRequire } from 'node:module';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { AtRule, ChildNode } from 'postcss';

/** How a page links the sheet; its first screen ends there. */
export const sheetLink = '<link rel="stylesheet"';

/** What selectors name. Scripts set the other attributes once the sheet is there. */
const otherAttributes = / (?!(?:class|id|lang|dir|hidden|aria-current)=)[\w:-]+="[^"]*"/gi;

/** No element is in these states before somebody uses the page. */
const states = ['hover', 'active', 'focus', 'focus-visible', 'disabled', 'popover-open'];
const pseudoElement = /::[\w-]+(\([^)]*\))?|:(before|after|first-letter)/g;

/** Rules for paper and for the system's own colours may come with the sheet. */
const laterMedia = /print|forced-colors/;

/** A clip-path that names an outline of the page. Old browsers look for it in the file that has the rule. */
const outline = /url\(["']?#([\w-]+)/;

/** Only a build without its cache loads these. */
const load = createRequire(import.meta.url);

/**
 * Takes the HTML of a page; returns the tags of its first screen, without words, addresses and what is in the closed menu.
 * Pages in which they are the same need the same CSS.
 */
export function firstTags(html: string): string {
  return html
    .slice(html.indexOf('<html'), html.indexOf(sheetLink))
    .replace(/<head>[^]*<\/head>|(?<=<dialog[^>]*>)[^]*?(?=<\/dialog>)/g, '')
    .replace(/>[^<]+/g, '>')
    .replace(otherAttributes, '');
}

/** Takes a whole sheet; returns what pages link of it: all but the rules that only work in the page itself. */
export function linkedCss(sheet: string): string {
  const { parse } = load('postcss') as typeof import('postcss');
  const root = parse(sheet);
  root.walkRules((rule) => {
    if (outline.test(String(rule))) removeWhole(rule);
  });
  return root.toString();
}

/** Takes a whole sheet and the tags of a first screen; returns the rules of the sheet that the tags need. */
export function firstCss(sheet: string, tags: string): string {
  const { parse } = load('postcss') as typeof import('postcss');
  const root = parse(sheet);
  const matches = matcher(tags);
  root.walkAtRules(/^(media|page|view-transition|starting-style)$/, (atRule) => {
    if (atRule.name !== 'media' || laterMedia.test(atRule.params)) removeWhole(atRule);
  });
  root.walkRules((rule) => {
    const [, id] = outline.exec(String(rule)) ?? [];
    const needed = id === undefined ? rule.selectors.filter(matches) : [rule.selector];
    if (needed.length > 0 && (!id || tags.includes(`id="${id}"`))) rule.selectors = needed;
    else removeWhole(rule);
  });
  root.walkAtRules('font-face', (font) => {
    if (!isShown(font, root.toString())) font.remove();
  });
  return root.toString();
}

/** Returns what says whether a selector finds an element among the tags. */
function matcher(tags: string): (selector: string) => boolean {
  const { selectOne } = load('css-select') as typeof import('css-select');
  const page = parseDocument(tags);
  const pseudos = {
    ...Object.fromEntries(states.map((state) => [state, () => false])),
    // The menu opens by its address before its script is there.
    target: () => true,
    lang: (element: Element, languages?: string | null) =>
      languages!.split(/,\s*/).includes(languageOf(element)),
  };
  return (selector) => {
    const whole = selector.replace(pseudoElement, '').replace(/(^|[\s>+~])$/, '$1*');
    return selectOne<AnyNode, Element>(whole, page, { pseudos }) !== null;
  };
}

function languageOf(element: Element): string {
  const { lang } = element.attribs;
  if (lang !== undefined) return lang.split('-')[0]!;
  return element.parent && 'attribs' in element.parent ? languageOf(element.parent) : '';
}

/** Whether the text of the first screen is in this font, which may not wait. */
function isShown(font: AtRule, css: string): boolean {
  const valueOf = (property: string) =>
    new RegExp(`${property}:["']?([^;}"']*)`).exec(String(font))?.[1];
  const named = new RegExp(`[ :,"']${valueOf('font-family')}["',;}]`);
  const others = css.replaceAll(/@font-face\{[^}]*\}/g, '');
  return named.test(others) && valueOf('font-display') !== 'optional';
}

/** Removes a node, and what held nothing else. */
function removeWhole(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type === 'atrule' && parent.nodes?.length === 0)
    removeWhole(parent as AtRule);
}
