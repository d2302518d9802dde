/** Reads from a page what the check looks at: ids, and what refers to ids, pages and files. */
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
  let open = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name;
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
      const [place, pattern] = inText[open] ?? [];
      for (const [, target] of pattern ? text.matchAll(pattern) : [])
        references.push({ tag: `<${open}>`, place: place!, target: target!, isId: false });
    },
    onclosetag() {
      open = '';
    },
  });
  parser.end(html);
  return { ids, twins, references };
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
