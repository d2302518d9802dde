/** Reads every address that an element of a page names. */
import { navigation } from '../../content/navigation.ts';
import { textOf, type Element } from '../../html/readElements.ts';

/** The one link of the site that may still lack its target. */
const placeholder = navigation.about.licence;

const addressAttributes = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction', 'cite'];
const srcsetAttributes = ['srcset', 'imagesrcset'];

/** Social previews name their pictures and pages in these, whatever the address looks like. */
const addressMeta = /^(og|twitter):(image|video|audio|url|player)(:(secure_)?url)?$/;

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

/** Comments and strings are matched first so that nothing inside them counts. */
const token = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
    String.raw`@import\s+(?:"([^"]*)"|'([^']*)')`,
    String.raw`\burl\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"'()]*))\s*\)`,
    String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`,
  ].join('|'),
  'gis',
);

/** Takes CSS text and returns every url() and `@import` address, as written. */
function readCssLinks(css: string): string[] {
  const addresses: string[] = [];
  for (const match of css.matchAll(token)) {
    const address = match.slice(1).find((group) => group !== undefined);
    if (address !== undefined) addresses.push(address);
  }
  return addresses;
}

interface JsonString {
  /** The nearest name above the text; empty at the top. */
  readonly key: string;
  readonly text: string;
}

/** Takes structured data and returns its web addresses; names of the vocabulary (schema.org) are none. */
function readJsonLdLinks(json: string): JsonString[] {
  return strings(JSON.parse(json))
    .filter(({ key, text }) => key !== '@context' && /^https?:\/\/(?!schema\.org(\/|$))\S+$/.test(text))
    .map(({ key, text }) => ({ key, text: key === '@id' ? text.replace(/#.*/, '') : text }));
}

/** Takes the value of a data attribute, an address or a JSON list of them, and returns what looks like an address. */
function readDataLinks(value: string): string[] {
  return jsonOrText(value)
    .map(({ text }) => text)
    .filter((text) => /^(https?:\/\/|\/)\S*$/.test(text));
}

function jsonOrText(value: string): JsonString[] {
  if (!/^\s*[[{]/.test(value)) return [{ key: '', text: value }];
  try {
    return strings(JSON.parse(value));
  } catch {
    return [];
  }
}

function strings(json: unknown, key = ''): JsonString[] {
  if (typeof json === 'string') return [{ key, text: json }];
  if (Array.isArray(json)) return json.flatMap((item) => strings(item, key));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => strings(value, name));
}
