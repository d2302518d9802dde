/** Reads from a page what the check looks at: ids, what refers to ids, pages and files, and what no page may show. */
import { unescape } from 'node:querystring';
import { Parser } from 'htmlparser2';

/** What an element refers to. */
interface Reference {
  /** The element as an error message shows it. */
  readonly tag: string;
  /** Where in the element: `a href`, `css url`. */
  readonly place: string;
  /** An address, or an id of the same page. */
  readonly target: string;
  readonly isId: boolean;
}

export interface CheckedPage {
  readonly ids: ReadonlySet<string>;
  /** A tag for each id that an earlier element has. */
  readonly twins: readonly (readonly [tag: string, id: string])[];
  readonly references: readonly Reference[];
  /** A sentence for everything that is empty, or that a program has left, where a visitor would read or hear words. */
  readonly holes: readonly string[];
}

/** An element whose end is still to come. */
interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The words of the element alone, and with those of what is in it, as a screen reader says them. */
  own: string;
  spoken: string;
  children: number;
}

const idAttributes = /^(aria-(controls|labelledby|describedby)|for|popovertarget)$/;
const addressAttributes = /^(href|src|poster|action|formaction)$/;
/** They hold words or several addresses. */
const mixedAttributes = /^(srcset|content|data-.+)$/;

/** Takes the HTML of a page; returns what the check looks at. */
export function readPage(html: string): CheckedPage {
  const ids = new Set<string>();
  const twins: [tag: string, id: string][] = [];
  const references: Reference[] = [];
  const holes: string[] = [];
  const open: Open[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      if (parent) parent.children += 1;
      open.push({ name, attributes, own: '', spoken: attributes['alt'] ?? '', children: 0 });
      const tag = showTag(name, attributes);
      const { id } = attributes;
      if (id !== undefined && ids.has(id)) twins.push([tag, id]);
      if (id !== undefined) ids.add(id);
      for (const [attribute, value] of Object.entries(attributes)) {
        const isId = idAttributes.test(attribute);
        for (const target of targetsIn(attribute, value))
          references.push({ tag, place: isId ? attribute : `${name} ${attribute}`, target, isId });
      }
    },
    ontext(text) {
      const element = open.at(-1);
      if (!element) return;
      const [place, pattern] = inText[element.name] ?? [];
      for (const [, target] of pattern ? text.matchAll(pattern) : [])
        references.push({ tag: `<${element.name}>`, place: place!, target: target!, isId: false });
      if (!place) element.own += text;
    },
    onclosetag() {
      const element = open.pop()!;
      const { name, attributes, own } = element;
      element.spoken = attributes['aria-label'] ?? `${element.spoken}${own}`;
      for (const hole of holesIn(element)) {
        const id = open.findLast((each) => each.attributes['id'])?.attributes['id'];
        holes.push(`${showTag(name, attributes)}${id ? ` in #${id}` : ''} ${hole}`);
      }
      const parent = open.at(-1);
      if (parent && attributes['aria-hidden'] !== 'true') parent.spoken += element.spoken;
    },
  });
  parser.end(html);
  return { ids, twins, references, holes };
}

/** These say something to everybody who comes to them; a list is what its entries are. */
const named = /^(h[1-6]|a|button|summary|li|dt|dd|label|legend|title)$/;
const list = /^(ul|ol|dl)$/;

/** Of these attributes the words are read, heard or sent. */
const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'href'] as const;

/** A fact that nobody filled in, and what JavaScript writes for what is not there. */
const leftByProgram = /\{\w+(\/\w+)?\}|\bundefined\b|\bnull\b(?! and void)|\bNaN\b|\[object /;

/** Returns what is wrong with an element: "has no text. …". Every element of every page comes here. */
function holesIn({ name, attributes, own, spoken, children }: Open): string[] {
  const holes: string[] = [];
  if (named.test(name) && !attributes['aria-labelledby'] && spoken.trim() === '')
    holes.push('has no text. Give it one, or leave it out.');
  if (name === 'img' && attributes['alt'] === undefined)
    holes.push('has no alt. Describe the picture, or write an empty alt where it is an ornament.');
  if (children === 0 && list.test(name))
    holes.push('is a list without entries. Leave it out, with its title.');
  const texts = [own];
  for (const each of wordAttributes) {
    const value = attributes[each];
    // The words of a message are in its address.
    if (value) texts.push(each === 'href' ? unescape(value) : value);
  }
  for (const text of texts) {
    const [left] = leftByProgram.exec(text) ?? [];
    if (left) holes.push(`shows "${left}". Mend the name of what is to be shown there.`);
  }
  return holes;
}

function showTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const shown = ['id', 'href', 'src', 'aria-label'].filter((key) => key in attributes);
  return `<${[name, ...shown.map((key) => `${key}="${attributes[key]}"`)].join(' ')}>`;
}

function targetsIn(attribute: string, value: string): readonly string[] {
  if (addressAttributes.test(attribute)) return [value];
  const words = value.split(/,?\s+/);
  if (idAttributes.test(attribute)) return words;
  if (!mixedAttributes.test(attribute)) return [];
  const isAddress = attribute === 'content' ? /^https:\/\/./ : /^(https:\/)?\//;
  return words.filter((word) => isAddress.test(word));
}

/** What the words of an element refer to. The `@id` of structured data ends in an anchor that no page has. */
const inText: Readonly<Record<string, readonly [place: string, pattern: RegExp]>> = {
  style: ['css url', /\burl\(\s*["']?([^"')]*)/g],
  script: ['structured data', /"(https:\/\/[^"#]*)/g],
};
