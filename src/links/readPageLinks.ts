/** Reads every address that an HTML page names. */
import { navigation } from '../content/navigation.ts';
import { readElements, textOf } from '../html/readElements.ts';
import type { Element } from '../html/readElements.ts';
import type { Link } from './link.ts';
import { readCssLinks } from './readCssLinks.ts';
import { readDataLinks, readJsonLdLinks } from './readJsonLinks.ts';

/** The one link of the site that may still lack its target. */
const placeholder = navigation.about.licence;

const addressAttributes = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction', 'cite'];
const srcsetAttributes = ['srcset', 'imagesrcset'];

/** Social previews name their pictures and pages in these, whatever the address looks like. */
const addressMeta = /^(og|twitter):(image|video|audio|url|player)(:(secure_)?url)?$/;

export interface PageLinks {
  readonly links: Link[];
  /** The names that a `#fragment` may point to. */
  readonly fragments: Set<string>;
  /** What could not be read, in words. */
  readonly faults: string[];
}

/** Takes a page's HTML and address and returns its links, fragments and what could not be read. */
export function readPageLinks(html: string, page: string): PageLinks {
  const links: Link[] = [];
  const fragments = new Set<string>();
  const faults: string[] = [];
  for (const element of readElements(html)) {
    const id = element.attributes.get('id') ?? (element.name === 'a' ? element.attributes.get('name') : undefined);
    if (id) fragments.add(id);
    try {
      links.push(...linksOf(html, element).map(([kind, address]) => ({ page, kind, address })));
    } catch {
      faults.push(`the structured data in line ${element.line} is not valid JSON`);
    }
  }
  return { links, fragments, faults };
}

type Found = readonly [kind: string, address: string];

/** Takes a page's HTML and one of its elements, returns what the element links to. Throws on broken structured data. */
export function linksOf(html: string, element: Element): Found[] {
  const { name, attributes, text } = element;
  if (name === 'style') return readCssLinks(text).map((address): Found => ['css url', address]);
  if (name === 'script' && attributes.get('type') === 'application/ld+json') {
    return readJsonLdLinks(text).map((found): Found => [`JSON-LD ${found.key}`, found.text]);
  }
  if (name === 'meta') return metaLinks(attributes);
  const rel = attributes.get('rel') ?? '';
  // These two name a host to get ready for, not something that could be missing.
  if (name === 'link' && /^(preconnect|dns-prefetch)$/.test(rel)) return [];
  const found: Found[] = [];
  for (const [attribute, value] of attributes) found.push(...attributeLinks(name, attribute, value, rel));
  const untargeted = name === 'a' && !attributes.has('href') && textOf(html, element) !== placeholder;
  return untargeted ? [...found, ['a without href', '']] : found;
}

function metaLinks(attributes: ReadonlyMap<string, string>): Found[] {
  const name = attributes.get('property') ?? attributes.get('name') ?? attributes.get('http-equiv') ?? '';
  const content = attributes.get('content') ?? '';
  const refresh = /^\s*\d+\s*;\s*url\s*=\s*(\S+)/i.exec(content)?.[1];
  if (refresh) return [['meta refresh', refresh]];
  return addressMeta.test(name) || /^https?:\/\/\S+$/.test(content) ? [[`meta ${name}`, content]] : [];
}

function attributeLinks(name: string, attribute: string, value: string, rel: string): Found[] {
  if (addressAttributes.includes(attribute)) {
    return [[name === 'link' && rel ? `link ${rel}` : `${name} ${attribute}`, value]];
  }
  const isData = attribute.startsWith('data-');
  if (srcsetAttributes.includes(attribute) || (isData && attribute.endsWith('srcset'))) {
    return readSrcset(value).map((address): Found => [`${name} ${attribute}`, address]);
  }
  if (attribute === 'style') return readCssLinks(value).map((address): Found => ['css url', address]);
  const data = isData ? readDataLinks(value) : [];
  return data.map((address): Found => [`${name} ${attribute}`, address]);
}

/** An address ends at white space; a comma that ends it is the list's (HTML standard, srcset attributes). */
function readSrcset(value: string): string[] {
  if (value.trim() === '') return [''];
  return [...value.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s[^,]*)?(?:,|$)/g)].map((match) => match[1] ?? '');
}
