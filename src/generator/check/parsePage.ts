/** Reads what findPageFaults needs from a finished page: its ids, its references, and text that no page may show. */
import { createRequire } from 'node:module';
import { unescape } from 'node:querystring';

/** Loaded by require(), because tsx would process each of the thirty files that an import loads. */
const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof import('htmlparser2');

/** A reference of an element to an id, a page or a file. */
interface Reference {
  /** The element as an error message shows it. */
  readonly tag: string;
  /** The kind of reference, such as `a href` or `css url`. */
  readonly kind: string;
  /** The address, or the id in the same page. */
  readonly target: string;
  readonly isId: boolean;
}

export type ParsedPage = ReturnType<typeof parsePage>;

/** An element whose end tag the parser has not reached yet. */
interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** `ownText` is the element's own text; `spoken` includes that of its children, as a screen reader says it. */
  ownText: string;
  spoken: string;
  children: number;
}

const idAttributes = /^(aria-(controls|labelledby|describedby)|for|popovertarget)$/;
const addressAttributes = /^(href|src|poster|action|formaction)$/;
/** The attributes that may contain addresses among other words. */
const mixedAttributes = /^(srcset|content|data-.+)$/;

/** Takes the HTML of a page; returns what the check looks at. */
export function parsePage(html: string) {
  const ids = new Set<string>();
  const duplicateIds: [tag: string, id: string][] = [];
  const references: Reference[] = [];
  /** A sentence for each element that is empty, or shows a leftover of a program, where a visitor expects words. */
  const textFaults: string[] = [];
  const open: Open[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      if (parent) parent.children += 1;
      open.push({ name, attributes, ownText: '', spoken: attributes['alt'] ?? '', children: 0 });
      const { id } = attributes;
      if (id !== undefined && ids.has(id)) duplicateIds.push([showTag(name, attributes), id]);
      if (id !== undefined) ids.add(id);
      for (const attribute of Object.keys(attributes)) {
        const isId = idAttributes.test(attribute);
        const kind = isId ? attribute : `${name} ${attribute}`;
        for (const target of targetsIn(attribute, attributes[attribute]!))
          references.push({ tag: showTag(name, attributes), kind, target, isId });
      }
    },
    ontext(text) {
      const element = open.at(-1);
      if (!element) return;
      const inside = inText[element.name];
      if (!inside) {
        element.ownText += text;
        return;
      }
      const [kind, pattern] = inside;
      for (const [, target = ''] of text.matchAll(pattern))
        references.push({ tag: `<${element.name}>`, kind, target, isId: false });
    },
    onclosetag() {
      const element = open.pop()!;
      const { name, attributes, ownText } = element;
      element.spoken = attributes['aria-label'] ?? `${element.spoken}${ownText}`;
      for (const fault of textFaultsOf(element)) {
        const id = open.findLast(({ attributes: { id } }) => id)?.attributes['id'];
        textFaults.push(`${showTag(name, attributes)}${id ? ` in #${id}` : ''} ${fault}`);
      }
      const parent = open.at(-1);
      if (parent && attributes['aria-hidden'] !== 'true') parent.spoken += element.spoken;
    },
  });
  parser.end(html);
  return { ids, duplicateIds, references, textFaults };
}

/** The elements that need a text. A list needs none, because its entries do. */
const named = /^(h[1-6]|a|button|summary|li|dt|dd|label|legend|title)$/;
const list = /^(ul|ol|dl)$/;

/** The attributes whose words a visitor reads, hears or sends. */
const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'href'] as const;

/** Matches a placeholder that was not filled in, and what JavaScript writes for a missing value. */
const leftByProgram = /\{#?[\w-]+(\/\w+)?\}|\bundefined\b|\bnull\b(?! and void)|\bNaN\b|\[object /;

/** Returns what is wrong with an element, such as "has no text. …". It runs for every element, so it must be fast. */
function textFaultsOf({ name, attributes, ownText, spoken, children }: Open): string[] {
  const faults: string[] = [];
  if (named.test(name) && !attributes['aria-labelledby'] && spoken.trim() === '')
    faults.push('has no text. Give it one, or leave it out.');
  if (name === 'img' && attributes['alt'] === undefined)
    faults.push('has no alt. Describe the picture, or write an empty alt where it is an ornament.');
  if (children === 0 && list.test(name))
    faults.push('is a list without entries. Leave it out, with its title.');
  const texts = [ownText];
  for (const name of wordAttributes) {
    const value = attributes[name];
    // The href of a messaging link contains the text of the message.
    if (value) texts.push(name === 'href' ? unescape(value) : value);
  }
  for (const text of texts) {
    const [left] = leftByProgram.exec(text) ?? [];
    if (left)
      faults.push(`shows "${left}". Correct the name in braces, or the code that fills it in.`);
  }
  return faults;
}

function showTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const shown = ['id', 'href', 'src', 'aria-label'].filter((key) => key in attributes);
  return `<${[name, ...shown.map((key) => `${key}="${attributes[key]}"`)].join(' ')}>`;
}

function targetsIn(attribute: string, value: string): readonly string[] {
  if (addressAttributes.test(attribute)) return [value];
  if (idAttributes.test(attribute)) return value.split(/\s+/);
  if (!mixedAttributes.test(attribute)) return [];
  // Both match http://www.noor.example, and the second one /mina.jpg too.
  const isAddress = attribute === 'content' ? /^https?:\/\/./ : /^(https?:\/)?\//;
  return value.split(/,?\s+/).filter((word) => isAddress.test(word));
}

/** The references inside an element's text, without anchors: the `@id` of structured data ends in one that no page has. */
const inText: Readonly<Record<string, readonly [kind: string, pattern: RegExp]>> = {
  style: ['css url', /\burl\(\s*["']?([^"')]*)/g],
  script: ['structured data', /"(https?:\/\/[^"#]*)/g],
};
