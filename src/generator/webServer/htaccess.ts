/** Makes .htaccess, which Apache and LiteSpeed read: 404 page, media types, caching, headers and compression. */
import type { Files } from '../files/siteFiles.ts';
import { hashedFileName } from './fileNames.ts';
import {
  revalidate,
  immutable,
  fileKinds,
  harmfulOnPages,
  headersAt,
  type Headers,
} from './hostHeaders.ts';

const compressibleTypes = Object.values(fileKinds)
  .filter(({ isText }) => isText)
  .flatMap(({ type, synonyms = [] }) => [type, ...synonyms])
  .join(' ');

/**
 * The markers around the lines that the build writes. An upload replaces the lines between them, and keeps what others have
 * written into .htaccess on the server.
 */
const beginMark =
  '# BEGIN site: npm run upload replaces the lines up to "END site", and keeps all others.';
const endMark = '# END site';
/** Matches these markers in public/.htaccess, because staff may have copied the lines of a build into it. */
const copiedMarks = /^# (BEGIN site:|END site\b)[^\n]*\n?/gm;

/**
 * Returns the text of .htaccess for a site's address. A directive that the host does not know or forbids turns every page into an
 * error 500. So each directive of a module is inside its IfModule, and all are of the class FileInfo, which hosts usually allow.
 */
export function htaccess(siteUrl: string): string {
  return `# Written by the build; change src/generator/webServer/htaccess.ts instead.
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
${mediaTypes()}
AddDefaultCharset utf-8
</IfModule>

<IfModule mod_headers.c>
${unsetHeaders(Object.keys(harmfulOnPages))}
${setHeaders(headersAt(siteUrl))}
# Inside FilesMatch it wins over a time that the host gives to pages in the same way.
<FilesMatch "">
Header set Cache-Control "${revalidate}"
</FilesMatch>
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

/** Returns the build's lines, followed by those of public/.htaccess if it exists, between the two markers. */
export function joinHtaccess(made: string, publicFiles: Files): string {
  const agencyRules = publicFiles.get('.htaccess');
  const lines = Buffer.from(agencyRules ?? '')
    .toString()
    .replaceAll(copiedMarks, '');
  const all = agencyRules === undefined ? made : `${made}\n# From public/.htaccess:\n${lines}`;
  return `${beginMark}\n${all.replace(/\n?$/, '\n')}${endMark}\n`;
}

/**
 * Returns the directives that redirect http to https, or an empty text if siteUrl is http. They apply only to the host name of
 * siteUrl, with or without www., because another name, such as a test address, may have no certificate. They leave out
 * /.well-known/, through which certificates are renewed over http. Behind a proxy that terminates TLS, the request arrives as
 * http, and a header or a variable says that the visitor came by https.
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

/** Apache keeps response headers in two lists, and each list needs its own line. */
function unsetHeaders(names: readonly string[]): string {
  return names.map((name) => `Header unset ${name}\nHeader always unset ${name}`).join('\n');
}

/**
 * Returns the directives that set the type of each kind of file, and the charset of text: AddDefaultCharset alone adds a charset
 * only if the host sets none.
 */
function mediaTypes(): string {
  return Object.entries(fileKinds)
    .flatMap(([extension, { type, isText }]) => [
      `AddType ${type} .${extension}`,
      ...(isText ? [`AddCharset utf-8 .${extension}`] : []),
    ])
    .join('\n');
}
