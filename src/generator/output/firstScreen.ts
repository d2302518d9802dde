/**
 * Finds the CSS that a page inlines for its first screen: the rules of the sheet that match elements before the sheet's link.
 * The sheet follows there, whole except for what linkedCss leaves to the pages, so that the look of the finished page does not
 * depend on what was inlined.
 */
import { createRequire } from 'node:module';
import type { AnyNode, Element } from 'domhandler';
import type { AtRule, ChildNode, Rule } from 'postcss';
import { sheetLink } from '../../site/layout/sheetLink.ts';

/** Matches the attributes that no selector of a first screen names. Scripts may set them later, once the sheet is there. */
const otherAttributes = / (?!(?:class|id|lang|dir|hidden|aria-current)=)[\w:-]+="[^"]*"/gi;

/** The states that no element of a first screen is in before somebody uses the page. */
const states = 'hover active focus focus-within focus-visible disabled popover-open target'.split(
  ' ',
);
const pseudoElement = /::[\w-]+(\([^)]*\))?|:(before|after|first-letter)/g;

/** Matches the media whose rules may wait for the sheet: paper, the system's own colours, and motion. */
const laterMedia = /print|forced-colors|reduced-motion/;

/** Matches the rules of a language's root. Each of its pages inlines them whole, so the sheet has none. */
const ofLanguage = /^:root:lang\(\w+\)$/;

/** Matches a clip-path that names an outline in the page. Old browsers look for the outline in the file that has the rule. */
const outline = /url\(["']?#([\w-]+)/;

/** Loads packages when they are needed, which is only without the cache. */
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
 * Takes a whole sheet; returns the sheet that pages link, without the rules that only work inside a page, those of a language's
 * root, and the fonts that a rule of :root names. Each page inlines those of its language, and a font that comes again would
 * lay out its first screen again.
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

/** Removes a node, and each parent that is empty then. */
function removeWhole(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWhole(parent as ChildNode);
}
