/** Which response headers harm a file, and that our own server and .htaccess send none of them. */
import { expect, it } from 'vitest';
import { findHarmfulHeader } from '../../src/generator/webServer/findHarmfulHeader.ts';
import { fileKinds } from '../../src/generator/webServer/hostHeaders.ts';
import { htaccess } from '../../src/generator/webServer/htaccess.ts';
import { respond } from '../../src/generator/webServer/serve.ts';

/** Returns what is wrong with these response headers, added to the right type. */
function faultOf(
  name: string,
  headers: Readonly<Record<string, string>>,
  site = { isSecure: true, isTrial: false },
) {
  const all = new Headers(headers);
  if (name.endsWith('.html') && !all.has('content-type'))
    all.set('content-type', 'text/html; charset=UTF-8');
  return findHarmfulHeader(name, (each) => all.get(each) ?? '', site);
}

it.each([
  ['index.html', 'Content-Type', 'text/plain'],
  ['index.html', 'Content-Type', 'text/html; charset=iso-8859-1'],
  ['index.html', 'Content-Type', 'text/html, text/plain'],
  ['index.html', 'Content-Type', 'application/octet-stream'],
  ['assets/a.css', 'Content-Type', 'text/plain'],
  ['assets/a.js', 'Content-Type', 'application/json'],
  ['assets/a.js', 'Content-Type', ''],
  ['assets/a.css', 'Content-Type', ''],
  ['icons/icon.svg', 'Content-Type', 'application/octet-stream'],
  ['icons/icon.svg', 'Content-Type', 'text/xml'],
  ['pictures/a.avif', 'Content-Type', 'text/html'],
  ['index.html', 'Content-Disposition', 'attachment; filename=index.html'],
  ['index.html', 'Refresh', '0; url=https://other.example'],
  ['index.html', 'Link', '<https://other.example/a.css>; rel="stylesheet"'],
  ['index.html', 'Link', '<https://other.example/>; rel=canonical'],
  ['index.html', 'Content-Security-Policy', "frame-ancestors 'none'; default-src 'none'"],
  ['index.html', 'Content-Security-Policy', "frame-ancestors 'none', sandbox"],
  ['index.html', 'Cross-Origin-Embedder-Policy', 'require-corp'],
  ['index.html', 'X-Robots-Tag', 'googlebot: noindex'],
  ['index.html', 'X-Robots-Tag', 'none'],
  ['pictures/a.jpg', 'Content-Encoding', 'zstd'],
])('%s is harmed by %s: %s', (name, header, value) => {
  const isType = header === 'Content-Type';
  const fault = faultOf(name, { [header]: value });
  if (isType) expect(fault).toContain(`Content-Type: ${value || 'none'} instead of `);
  else expect(fault).toBe(`${header}: ${value}`);
});

it.each([
  ['index.html', 'Content-Type', 'text/html'],
  ['index.html', 'Content-Type', 'Text/HTML;charset="utf8"'],
  ['assets/a.js', 'Content-Type', 'application/javascript'],
  ['pictures/a.avif', 'Content-Type', ''],
  ['pictures/a.avif', 'Content-Type', 'application/octet-stream'],
  ['prices.pdf', 'Content-Disposition', 'attachment'],
  ['notes.xyz', 'Content-Type', 'text/plain'],
  ['index.html', 'Content-Disposition', 'inline; filename="index.html"'],
  ['index.html', 'Link', '</assets/a.css>; rel=preload; as=style'],
  ['index.html', 'Content-Security-Policy', 'upgrade-insecure-requests'],
  ['index.html', 'Content-Security-Policy', "object-src 'none'; base-uri 'self'; report-to csp"],
  ['index.html', 'Content-Encoding', 'br'],
  ['index.html', 'X-Robots-Tag', 'max-snippet:-1'],
])('%s is not harmed by %s: %s', (name, header, value) => {
  expect(faultOf(name, { [header]: value })).toBeUndefined();
});

it('accepts a trial that is hidden from search engines, and reports a policy that http cannot keep', () => {
  const hidden = { 'x-robots-tag': 'noindex' };
  expect(faultOf('index.html', hidden, { isSecure: true, isTrial: true })).toBeUndefined();
  const upgrade = { 'content-security-policy': 'upgrade-insecure-requests' };
  expect(faultOf('index.html', upgrade, { isSecure: false, isTrial: false })).toContain('upgrade');
});

it.each(Object.keys(fileKinds))(
  'our own server sends the type of .%s that the upload expects',
  (extension) => {
    const name = `a.${extension}`;
    const { headers } = respond(new Map([[name, 'text']]), { url: `/${name}`, headers: {} });
    expect(faultOf(name, headers)).toBeUndefined();
    expect(htaccess('https://www.umrah.example')).toContain(
      `\nAddType ${headers['content-type']!.split(';')[0]} .${extension}\n`,
    );
    const isText = headers['content-type']!.includes('charset');
    const charset = `\nAddCharset utf-8 .${extension}\n`;
    expect(htaccess('https://www.umrah.example').includes(charset)).toBe(isText);
  },
);
