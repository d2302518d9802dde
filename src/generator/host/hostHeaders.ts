/** The one table of response headers, which .htaccess and _headers are written from. */

export type Headers = Readonly<Record<string, string>>;

/** For every response. What depends on the page's own content stands in the page's meta tag instead. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the headers for every response of a site at this address; at an https one, browsers keep to it for a year. */
export function headersAt(siteUrl: string): Headers {
  if (!siteUrl.startsWith('https:')) return securityHeaders;
  return { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' };
}

/** Files whose name carries their content never change; everything else is asked for again, which costs a few bytes. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** How a name ends that carries its content. */
export const hashedFileName = /\.[0-9A-Za-z]{8}\.(avif|webp|jpg|js|woff2)$/;

/** The folders in which every name carries its content. */
export const immutableFolders = ['assets', 'pictures'] as const;

/** Types that cheap hosts do not know yet. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  webm: 'video/webm',
  mp4: 'video/mp4',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
};
