/** Finds broken internal links: to pages, anchors, pictures, scripts, fonts, videos. */
import type { Files } from '../files.ts';
import { showTag, type CheckedPage, type Element } from './checkedPage.ts';

type Found = readonly [kind: string, address: string];

/** Takes the site's address, pages and files; returns a sentence for every broken link. */
export function linkErrors(siteUrl: string, pages: readonly CheckedPage[], files: Files): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));

  const whyBroken = (address: string, from: string): string | undefined => {
    if (address === '' || !URL.canParse(address, siteUrl + from)) return 'which is no address';
    const { origin, pathname, hash } = new URL(address, siteUrl + from);
    if (origin !== siteUrl) return undefined;
    // A page has two addresses, /about and /about/, so that relative links are ambiguous.
    if (!/^([/#]|https?:)/.test(address)) return 'which has to begin with a slash';
    const page = byAddress.get(pathname);
    if (!page)
      return files.has(decodeURI(pathname.slice(1))) ? undefined : 'which the site does not have';
    const anchor = decodeURI(hash.slice(1));
    return !anchor || page.ids.has(anchor) ? undefined : `but ${page.file} has no id "${anchor}"`;
  };

  return pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      linksOf(element).flatMap(([kind, address]) => {
        const reason = whyBroken(address, page.address);
        if (!reason) return [];
        return `${page.file}: ${showTag(element)} leads to ${address || 'nothing'} (${kind}), ${reason}. Mend the link.`;
      }),
    ),
  );
}

/** Returns a sentence for every icon that the manifest names and the site does not have. */
export function manifestErrors(files: Files): string[] {
  const name = 'manifest.webmanifest';
  const { icons } = JSON.parse(String(files.get(name) ?? '{"icons":[]}')) as {
    icons: readonly { src: string }[];
  };
  return icons
    .filter(({ src }) => !files.has(src.slice(1)))
    .map(({ src }) => `${name}: its icon ${src} is not there. Put it into public${src}.`);
}

/** What an element links to. A link without a target has to say that it is disabled. */
function linksOf({ name, attributes, text }: Element): Found[] {
  if (name === 'style') return cssLinks(text);
  if (name === 'script' && attributes.type === 'application/ld+json') return jsonLdLinks(text);
  if (name === 'meta') return metaLinks(attributes);
  const found = Object.entries(attributes).flatMap(([attribute, value]) =>
    attributeLinks(name, attribute, value, attributes),
  );
  const untargeted =
    name === 'a' && !('href' in attributes) && attributes['aria-disabled'] !== 'true';
  return untargeted ? [...found, ['a without href', '']] : found;
}

const addressAttributes = ['href', 'src', 'poster', 'action', 'formaction'];

function attributeLinks(
  name: string,
  attribute: string,
  value: string,
  { rel }: Element['attributes'],
): Found[] {
  if (addressAttributes.includes(attribute))
    return [[name === 'link' && rel ? `link ${rel}` : `${name} ${attribute}`, value]];
  if (attribute === 'srcset')
    return srcsetAddresses(value).map((address) => [`${name} srcset`, address]);
  if (attribute === 'style') return cssLinks(value);
  if (!attribute.startsWith('data-')) return [];
  const addresses = value.split(/\s+/).filter((word) => /^(https?:\/)?\//.test(word));
  return addresses.map((address) => [`${name} ${attribute}`, address]);
}

/** An address may hold commas, but does not end with one (HTML standard, srcset attributes). */
function srcsetAddresses(value: string): string[] {
  return value.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0]!);
}

function cssLinks(css: string): Found[] {
  return [...css.matchAll(/\burl\(\s*["']?([^"')]*)["']?\s*\)/g)].map(([, address]) => [
    'css url',
    address!,
  ]);
}

/** For social previews. */
function metaLinks({
  property,
  name = property ?? '',
  content = '',
}: Element['attributes']): Found[] {
  return /^(og|twitter):(image|url)$/.test(name) || /^https?:\/\/\S+$/.test(content)
    ? [[`meta ${name}`, content]]
    : [];
}

/** The addresses in structured data, except its vocabulary's; an @id's `#…` is no anchor. */
function jsonLdLinks(json: string): Found[] {
  const found: Found[] = [];
  JSON.parse(json, (key, value: unknown) => {
    const isAddress =
      typeof value === 'string' && /^https?:\/\/(?!schema\.org(\/|$))\S+$/.test(value);
    if (isAddress && key !== '@context')
      found.push([`JSON-LD ${key}`, key === '@id' ? value.replace(/#.*/, '') : value]);
    return value;
  });
  return found;
}
