/** The response headers that .htaccess and the project's own server send. */

export type Headers = Readonly<Record<string, string>>;

/** The headers of every response. The rest of the content security policy is in a meta tag of each page. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Webmail and messengers should show the logo and the pictures. Nothing on the site is private, so one value is enough for all
  // files.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Returns the headers of every response. If siteUrl is https, they include HSTS for one year. */
export function headersAt(siteUrl: string): Headers {
  if (!siteUrl.startsWith('https:')) return securityHeaders;
  return { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' };
}

/**
 * The two values of Cache-Control. A file with a hash in its name never changes, so browsers cache it for a year; they revalidate
 * every other file with the host each time.
 */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** What browsers need to know about files with one extension. */
interface FileKind {
  readonly type: string;
  /** Other names of the type, which browsers treat as the same. */
  readonly synonyms?: readonly string[];
  /** Whether the file is UTF-8 text: with another charset in its header a browser shows wrong characters. */
  readonly isText?: true;
  /** Whether browsers rely on the type. If not, they sniff the content where the type is missing or generic. */
  readonly isNeeded?: true;
}

/** The kinds of files, by extension. */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  html: { type: 'text/html', isText: true, isNeeded: true },
  css: { type: 'text/css', isText: true, isNeeded: true },
  js: {
    type: 'text/javascript',
    synonyms: ['application/javascript', 'application/x-javascript'],
    isText: true,
    isNeeded: true,
  },
  svg: { type: 'image/svg+xml', isText: true, isNeeded: true },
  xml: { type: 'application/xml', synonyms: ['text/xml'], isText: true },
  txt: { type: 'text/plain', isText: true },
  vcf: { type: 'text/vcard', synonyms: ['text/x-vcard', 'text/directory'], isText: true },
  webmanifest: {
    type: 'application/manifest+json',
    synonyms: ['application/json', 'text/plain'],
    isText: true,
  },
  avif: { type: 'image/avif' },
  webp: { type: 'image/webp' },
  jpg: { type: 'image/jpeg' },
  png: { type: 'image/png' },
  ico: { type: 'image/x-icon', synonyms: ['image/vnd.microsoft.icon', 'image/ico'] },
  woff2: { type: 'font/woff2', synonyms: ['application/font-woff2', 'application/x-font-woff2'] },
  webm: { type: 'video/webm' },
  mp4: { type: 'video/mp4' },
  pdf: { type: 'application/pdf' },
};

/** Returns the kind of a file, or undefined if the site has no rule for it. */
export function fileKindOf(name: string): FileKind | undefined {
  return fileKinds[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** Returns the value of Content-Type for a kind of file. */
export function contentTypeOf({ type, isText }: FileKind): string {
  return isText ? `${type}; charset=utf-8` : type;
}

/**
 * Headers that make a browser show a page wrongly or not at all, each with a function that returns whether a value is harmless on
 * an https or http page. .htaccess removes them, and an upload checks for them.
 */
export const harmfulOnPages: Readonly<
  Record<string, (value: string, isSecure: boolean) => boolean>
> = {
  'Content-Disposition': (value) => /^inline\b/i.test(value),
  Refresh: () => false,
  Link: (value) => !/\brel="?[\w ]*\b(stylesheet|canonical)\b/i.test(value),
  'Content-Security-Policy': (value, isSecure) =>
    value.split(/[;,]/).every((directive) => isHarmlessDirective(directive, isSecure)),
  'Cross-Origin-Embedder-Policy': (value) => /^unsafe-none\b/i.test(value),
  'Document-Policy': () => false,
  'Integrity-Policy': () => false,
};

/** CSP directives that forbid nothing, or only what no page of the site uses or what the site's own policy forbids too. */
const harmlessDirectives = [
  '',
  'frame-ancestors',
  'report-uri',
  'report-to',
  'base-uri',
  'form-action',
  'object-src',
  'worker-src',
];

/** Whether a CSP directive forbids nothing that a page of the site uses. */
function isHarmlessDirective(directive: string, isSecure: boolean): boolean {
  const [name = ''] = directive.trim().toLowerCase().split(/\s+/);
  const isUpgrade = ['upgrade-insecure-requests', 'block-all-mixed-content'].includes(name);
  return isUpgrade ? isSecure : harmlessDirectives.includes(name);
}

/** Values of X-Robots-Tag that keep a page out of search engines. A trial may need them, so .htaccess keeps them. */
export const hidesFromSearch = /\b(noindex|none|unavailable_after)\b/i;

/** The content encodings that browsers have supported since 2017. */
export const knownEncodings: readonly string[] = ['gzip', 'x-gzip', 'deflate', 'br', 'identity'];
