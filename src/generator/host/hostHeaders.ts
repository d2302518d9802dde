/** The response headers of .htaccess and of the project's own server. */

export type Headers = Readonly<Record<string, string>>;

/** The headers of every response. The rest of the content security policy is in a meta tag of each page. */
export const securityHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Web mail and messengers show the logo and the pictures, which is wanted. Nothing of the site is private, so one value is
  // enough for all files.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Returns the headers of every response. If siteUrl is https, HSTS for one year is among them. */
export function headersAt(siteUrl: string): Headers {
  if (!siteUrl.startsWith('https:')) return securityHeaders;
  return { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000' };
}

/**
 * The two values of Cache-Control. A file with a hash in its name never changes, so browsers keep it for a year; for every
 * other file they ask the host each time whether it has changed.
 */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/**
 * Matches names that hold a hash of the content, which only the build gives; no file of public/ may have one. The build no
 * longer makes WebP or SVG, but a host keeps them from an earlier release, and `npm run upload` treats them as it always has.
 */
export const hashedFileName = /\.[0-9A-Za-z]{8}\.(avif|webp|jpg|svg|css|js|woff2)$/;

/** The folders in which every file has a hash in its name. */
export const immutableFolders = ['assets', 'pictures'] as const;

/**
 * Addresses that no page can have: what browsers keep for a year, what the site is made of, and what Apache (Alias, SetHandler),
 * cPanel and Plesk (redirects of a new account) answer themselves.
 */
export const takenAddresses: readonly string[] = [
  ...immutableFolders,
  'index',
  '404',
  ...'icons error server-status server-info cgi-bin cgi-sys'.split(' '),
  ...'cpanel webmail whm controlpanel mailman phpmyadmin plesk-stat'.split(' '),
];

/** Media types by the ending of the name, for hosts whose own list lacks them. */
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
