/** What staff may write into public/.htaccess: the build accepts and refuses the same as a real Apache, which tests/host asks. */

/** Rules that hosts and guides give out, by their origin. */
export const ordinaryRules: Readonly<Record<string, string | Uint8Array>> = {
  redirects:
    '# Old addresses\nRedirect 301 /contact.php /contact/\nredirectmatch 301 ^/old/(.*)$ /$1\n',
  errors: 'ErrorDocument 503 "We are “closed”, back soon"\nErrorDocument 404 /404.html',
  cpanel: `# php -- BEGIN cPanel-generated handler, do not edit
# Set the “ea-php82” package as the default “PHP” programming language.
<IfModule mime_module>
  AddHandler application/x-httpd-ea-php82 .php .php8 .phtml
</IfModule>
# php -- END cPanel-generated handler, do not edit

# BEGIN cPanel-generated php ini directives, do not edit
<IfModule php8_module>
   php_flag display_errors Off
   php_value upload_max_filesize 2M
</IfModule>
<IfModule lsapi_module>
   php_flag display_errors Off
</IfModule>
# END cPanel-generated php ini directives, do not edit
`,
  wordPress: `# BEGIN WordPress
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]
RewriteBase /
RewriteRule ^index\\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
</IfModule>
# END WordPress
`,
  sections: `<FilesMatch "\\.(log|txt)$">
\t<IfModule mod_authz_core.c>
\t\tRequire all denied
\t</IfModule>
</filesmatch>
<If "%{HTTP_HOST} == 'a>b'">
</If>
<Else>
</Else>
<Limit POST PUT>
<RequireAll>
Require all granted
</RequireAll>
</Limit>
`,
  continued:
    '# A note \\\nwith </IfModule> in its second line\nRedirect 301 \\\n /old /about/\n<Files \\\na.txt>\n</Files>\n',
  'line ends of Windows':
    '<IfModule mod_mime.c>\r\nRedirect 301 \\\r\n /old /about/\r\n</IfModule>\r\n',
  'a byte order mark': '\ufeffRedirect 301 /old /about/\n',
  nothing: '\n \t\n',
};

/** Rules with which Apache answers every page with an error, each with the line and the sentence of the build. */
export const brokenRules: readonly (readonly [rules: string, line: number, sentence: string])[] = [
  [
    'Redirect 301 /a /b\n<IfModule mod_lsapi.c>\n',
    2,
    '<IfModule> has no end. Write </IfModule> in a line of its own below it.',
  ],
  [
    '<IfModule x></IfModule>',
    1,
    '<IfModule> has no end. Write </IfModule> in a line of its own below it.',
  ],
  [
    '\n</IfModule>',
    2,
    '</IfModule> ends a section that has not begun. Delete it, or write the line that begins it.',
  ],
  [
    '<IfModule mod_mime.c>\n<Files "a">\n</IfModule>\n</Files>\n',
    3,
    '</IfModule> is where </Files> must be, because line 2 begins <Files>. Correct one of them.',
  ],
  [
    '<IfModule x>\n</IfModule >\n',
    2,
    'it begins with "</IfModule", which ends no section. Write it like </IfModule>, without spaces.',
  ],
  ['<IfModule mod_mime.c\n</IfModule>\n', 1, 'there is no > after <IfModule. Add it.'],
  [
    '“Redirect” 301 /a /b',
    1,
    'it begins with "“Redirect”", which is no directive. Correct it, or begin a note with #.',
  ],
  [
    'Redirect 301 /a \\\n/b\nRedirect\u00a0301 /a /b',
    3,
    'it begins with "Redirect\\u00a0301", which is no directive. Correct it, or begin a note with #.',
  ],
  [
    'Header set X-Words “a b”',
    1,
    'Apache takes the quotation mark “ for a letter. Write " instead.',
  ],
  [
    '<Files “a b.txt”>\n</Files>',
    1,
    'Apache takes the quotation mark “ for a letter. Write " instead.',
  ],
  [
    'Redirect 301 /a /b \\\n',
    1,
    'it ends in a backslash, but no line follows. Delete the backslash.',
  ],
];
