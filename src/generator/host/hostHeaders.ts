/** The response headers of .htaccess, _headers and the project's own server. */

export type Headers = Readonly<Record<string, string>>;

/** For every response. The rest of the content security policy is in each page's meta tag. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the headers for every response; adds HSTS (one year) when siteUrl is https. */
export function headersAt(siteUrl: string): Headers {
  if (!siteUrl.startsWith('https:')) return securityHeaders;
  return { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' };
}

/** Hashed names never change; browsers revalidate all others, which costs a few bytes. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** How the names end that the build gives by the content; no file of public/ may have such a name. */
export const hashedFileName = /\.[0-9A-Za-z]{8}\.(avif|webp|jpg|svg|css|js|woff2)$/;

/** The folders in which every name is hashed. */
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
