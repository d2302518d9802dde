/** The .htaccess of Apache and LiteSpeed: 404, types, caching, headers, compression. */
import type { Files } from '../files.ts';
import {
  revalidate,
  immutable,
  hashedFileName,
  headersAt,
  mediaTypes,
  type Headers,
} from './hostHeaders.ts';

const compressibleTypes = [
  'text/html',
  'text/plain',
  'text/css',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/xml',
  'application/manifest+json',
  'image/svg+xml',
].join(' ');

/**
 * Takes the site's address; returns the file's text. Each directive is guarded by its module, and of
 * the class FileInfo: one that the host forbids answers every page with an error 500.
 */
export function htaccess(siteUrl: string): string {
  return `# Written by the build; change src/generator/host/htaccess.ts instead.
ErrorDocument 404 /404.html
ErrorDocument 403 /404.html
FileETag None

<IfModule mod_rewrite.c>
# Dotfiles and folders without a page do not exist.
RewriteEngine On
${toHttps(siteUrl)}RewriteRule (^|/)\\.(?!well-known) - [R=404,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule . - [R=404,L]
</IfModule>

<IfModule mod_mime.c>
${Object.entries(mediaTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}
AddDefaultCharset utf-8
</IfModule>

<IfModule mod_headers.c>
${setHeaders(headersAt(siteUrl))}
Header set Cache-Control "${revalidate}"
<FilesMatch "${hashedFileName.source}">
Header set Cache-Control "${immutable}"
</FilesMatch>
</IfModule>

<IfModule mod_filter.c>
<IfModule mod_brotli.c>
AddOutputFilterByType BROTLI_COMPRESS ${compressibleTypes}
</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${compressibleTypes}
</IfModule>
</IfModule>
`;
}

/**
 * Takes the host files and the files of public/; returns the one file in which the lines of
 * public/.htaccess follow ours, or none where public/ has no such file.
 */
export function joinHtaccess(host: Files, publicFiles: Files): Files {
  const own = publicFiles.get('.htaccess');
  if (own === undefined) return new Map();
  const lines = Buffer.from(own)
    .toString()
    .replace(/^\uFEFF/, '');
  return new Map([
    ['.htaccess', `${String(host.get('.htaccess'))}\n# From public/.htaccess:\n${lines}`],
  ]);
}

/**
 * Redirects http to https where siteUrl is https: for its own host name, with or without www.,
 * because any other name, such as a test address, may lack a certificate. Certificates are renewed
 * over plain http. Behind a proxy that ends TLS, a header or a variable says https.
 */
function toHttps(siteUrl: string): string {
  if (!siteUrl.startsWith('https:')) return '';
  const name = new URL(siteUrl).hostname.replace(/^www\./, '').replaceAll('.', '\\.');
  return `RewriteCond %{HTTP_HOST} ^(www\\.)?${name}(:80)?$ [NC]
RewriteCond %{THE_REQUEST} !\\s/\\.well-known/
RewriteCond %{HTTPS} !on
RewriteCond %{ENV:HTTPS} !^(on|1)$ [NC]
RewriteCond %{REQUEST_SCHEME} !https
RewriteCond %{HTTP:X-Forwarded-Proto} !https [NC]
RewriteCond %{HTTP:X-Forwarded-SSL} !on [NC]
RewriteCond %{HTTP:Front-End-Https} !on [NC]
RewriteCond %{HTTP:CF-Visitor} !https
RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=301,L]
`;
}

function setHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value}"`)
    .join('\n');
}
