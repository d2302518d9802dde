/** The .htaccess of Apache and LiteSpeed hosts: routes without redirect, 404, types, caching, headers, compression. */
import { cacheAskAgain, cacheForEver, hashedName, mediaTypes, securityHeaders, type Headers } from './hostHeaders.ts';

const packedTypes = [
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
 * Returns the file's text. What may be missing stands behind its module. A directive that the host forbids would answer
 * every page with an error 500, so all but one are of the class FileInfo; `DirectorySlash` is of Indexes, and without it
 * Apache redirects /about to /about/ before any rewriting.
 */
export function htaccess(): string {
  return `# Written by the build; change src/steps/host/htaccess.ts instead.
ErrorDocument 404 /404.html
ErrorDocument 403 /404.html
FileETag None

# /about is served from about/index.html without a redirect; dotfiles and folders without a page do not exist.
<IfModule mod_rewrite.c>
<IfModule mod_dir.c>
DirectorySlash Off
</IfModule>
RewriteEngine On
RewriteRule (^|/)\\.(?!well-known) - [R=404,L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+[^/])$ /$1/index.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteCond %{REQUEST_FILENAME}index.html !-f
RewriteRule . - [R=404,L]
</IfModule>

<IfModule mod_mime.c>
${Object.entries(mediaTypes)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}
AddDefaultCharset utf-8
</IfModule>

<IfModule mod_headers.c>
${setHeaders(securityHeaders)}
Header set Cache-Control "${cacheAskAgain}"
<FilesMatch "${hashedName.source}">
Header set Cache-Control "${cacheForEver}"
</FilesMatch>
</IfModule>

<IfModule mod_filter.c>
<IfModule mod_brotli.c>
AddOutputFilterByType BROTLI_COMPRESS ${packedTypes}
</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${packedTypes}
</IfModule>
</IfModule>
`;
}

function setHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value}"`)
    .join('\n');
}
