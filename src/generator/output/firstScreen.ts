/**
 * Finds the CSS that a page inlines for its first screen: the rules of the sheet that match elements before the sheet's link. The
 * linked sheet has all rules except those that linkedCss leaves to the pages, so the finished page looks the same whatever was
 * inlined.
 */
import { createRequire } from 'node:module';
import type { AnyNode, Element } from 'domhandler';
import type { AtRule, ChildNode, Rule } from 'postcss';
import { sheetLink } from '../../site/layout/sheetLink.ts';

/** Matches the attributes that no selector of a first screen uses. Scripts may set them later, once the sheet has loaded. */
const otherAttributes = / (?!(?:class|id|lang|dir|hidden|aria-current)=)[\w:-]+="[^"]*"/gi;

/** The states that no element of a first screen is in until somebody interacts with the page. */
const states = 'hover active focus focus-within focus-visible disabled popover-open target'.split(
  ' ',
);
const pseudoElement = /::[\w-]+(\([^)]*\))?|:(before|after|first-letter)/g;

/** Matches the media queries whose rules can wait for the sheet: print, forced colours and reduced motion. */
const laterMedia = /print|forced-colors|reduced-motion/;

/** Matches the root rules of a language. Every page in that language inlines them whole, so the sheet leaves them out. */
const ofLanguage = /^:root:lang\(\w+\)$/;

/** Matches a clip-path that refers to an outline in the page. Old browsers look for it in the file that has the rule. */
const outline = /url\(["']?#([\w-]+)/;

/** The packages of this file are loaded only when a sheet is not in the cache. */
const requirePackage = createRequire(import.meta.url);

/**
 * Takes the HTML of a page; returns the tags of its first screen, without words and addresses. Pages with the same tags need
 * the same CSS.
 */
export function firstTags(html: string): string {
  return html
    .slice(html.indexOf('<html'), html.indexOf(sheetLink))
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/>[^<]+/g, '>')
    .replace(otherAttributes, '');
}

/**
 * Takes a whole sheet; returns the sheet that pages link, without the rules that only work inside a page, the root rules of
 * languages, and the fonts that a rule of :root names. Each page inlines those of its language; loading a font again would lay
 * out the first screen again.
 */
export function linkedCss(sheet: string): string {
  const { parse } = requirePackage('postcss') as typeof import('postcss');
  const root = parse(sheet);
  const rootRules = root.nodes.filter((node) => /^:root(:lang\(\w+\))?{/.test(String(node)));
  root.walkAtRules('font-face', (font) => {
    if (isShown(font, rootRules.join(''))) removeWhole(font);
  });
  root.walkRules((rule) => {
    if (outline.test(String(rule)) || ofLanguage.test(rule.selector)) removeWhole(rule);
  });
  return root.toString();
}

/** Takes a whole sheet and the tags of a first screen; returns the rules of the sheet that the tags need. */
export function firstCss(sheet: string, tags: string): string {
  const { parse } = requirePackage('postcss') as typeof import('postcss');
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
  const needed = root.toString();
  root.walkDecls(/^--/, (property) => {
    const isOfLanguage = ofLanguage.test((property.parent as Rule).selector);
    if (!isOfLanguage && !needed.includes(`var(${property.prop}`)) removeWhole(property);
  });
  root.walkAtRules('font-face', (font) => {
    if (!isShown(font, root.toString())) removeWhole(font);
  });
  return root.toString();
}

/** Returns a function that tells whether a selector matches one of the tags. */
function matcher(tags: string): (selector: string) => boolean {
  const { selectOne } = requirePackage('css-select') as typeof import('css-select');
  const { parseDocument } = requirePackage('htmlparser2') as typeof import('htmlparser2');
  const page = parseDocument(tags);
  const pseudos = {
    ...Object.fromEntries(states.map((state) => [state, () => false])),
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

/** Whether the first screen shows text in this font, so that the page has to inline its rule. */
function isShown(font: AtRule, css: string): boolean {
  const valueOf = (property: string) =>
    new RegExp(`${property}:["']?([^;}"']*)`).exec(String(font))?.[1];
  const named = new RegExp(`[ :,"']${valueOf('font-family')}["',;}]`);
  const others = css.replaceAll(/@font-face\{[^}]*\}/g, '');
  return named.test(others) && valueOf('font-display') !== 'optional';
}

/** Removes a node, and each parent that this leaves empty. */
function removeWhole(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWhole(parent as ChildNode);
}
