/** The .htaccess: what it may say on a cheap host, and what its patterns mean. */
import { describe, expect, it } from 'vitest';
import { htaccess, withoutDirectorySlash } from '../../../src/steps/host/htaccess.ts';
import { cacheForEver, mediaTypes, securityHeaders } from '../../../src/steps/host/hostHeaders.ts';

interface Directive {
  readonly name: string;
  readonly rest: string;
  /** The containers around it, from the outside to the inside. */
  readonly inside: readonly string[];
}

const text = htaccess('http://www.example.com');
const directives = read(text);
const named = (name: string) => directives.filter((directive) => directive.name === name);

/** The module that each directive comes from, "core" where every Apache has it (Apache 2.4's list of directives). */
const modules: Readonly<Record<string, string>> = {
  ErrorDocument: 'core',
  FileETag: 'core',
  AddDefaultCharset: 'core',
  RewriteEngine: 'mod_rewrite.c',
  RewriteCond: 'mod_rewrite.c',
  RewriteRule: 'mod_rewrite.c',
  DirectorySlash: 'mod_dir.c',
  AddType: 'mod_mime.c',
  Header: 'mod_headers.c',
  AddOutputFilterByType: 'mod_filter.c',
};

describe('the directives', () => {
  it('are of the class that shared hosts allow, but for the one that /about needs', () => {
    for (const { name } of directives) expect(Object.keys(modules)).toContain(name);
    // Those of the classes Options, Indexes and Limit answer every page with an error 500 where they are forbidden.
    expect(text).not.toMatch(/^\s*(Options|DirectoryIndex|Require|Order|Allow|Deny|Expires\w*|SetEnv\w*)\b/m);
    expect(named('DirectorySlash')).toHaveLength(1);
  });

  it('stand behind the module that they come from', () => {
    for (const { name, inside } of directives) {
      const module = modules[name]!;
      if (module !== 'core') expect(inside, name).toContain(`IfModule ${module}`);
    }
  });

  it('change nothing about addresses where there is no rewriting', () => {
    expect(named('DirectorySlash')[0]?.inside).toEqual(['IfModule mod_rewrite.c', 'IfModule mod_dir.c']);
  });
});

describe('the addresses', () => {
  const rules = named('RewriteRule').map(({ rest }) => rest.split(' '));

  it('are answered by the page for unknown addresses where there is nothing', () => {
    expect(named('ErrorDocument').map(({ rest }) => rest)).toEqual(['404 /404.html', '403 /404.html']);
  });

  it.each([
    ['.htaccess', true],
    ['.env', true],
    ['a/.git/config', true],
    ['.well-known/acme-challenge/x', false],
    ['about', false],
    ['assets/main.ABCDEFGH.js', false],
  ])('hide what begins with a dot: %s, %s', (path, hidden) => {
    const [pattern, target, flags] = rules[0]!;
    expect([target, flags]).toEqual(['-', '[R=404,L]']);
    expect(new RegExp(pattern!).test(path)).toBe(hidden);
  });

  it.each([
    ['about', '/about/index.html'],
    ['terms-and-conditions', '/terms-and-conditions/index.html'],
    ['about/', undefined],
    ['', undefined],
  ])('are served from the folder of the same name, without a redirect: %j', (path, file) => {
    const [pattern, target, flags] = rules[1]!;
    expect(flags).toBe('[L]');
    const match = new RegExp(pattern!).exec(path);
    expect(match ? target!.replace('$1', match[1]!) : undefined).toBe(file);
  });

  it('redirect nowhere, because on some hosts that would never end', () => {
    for (const { rest } of named('RewriteRule')) expect(rest).not.toMatch(/R=30\d|\[R[,\]]/);
  });
});

describe('https', () => {
  const secure = htaccess('https://www.example.com');

  it('is asked for and kept to where the site has it, and there alone', () => {
    expect(secure).toContain('RewriteRule ^ https://www.example.com%{REQUEST_URI} [R=301,L]');
    expect(secure).toContain('Header always set Strict-Transport-Security "max-age=31536000"');
    expect(text).not.toMatch(/https|Strict-Transport-Security/);
  });

  it('is all that the two differ in', () => {
    const lines = text.split('\n').filter((line) => !line.startsWith('#'));
    expect(secure.split('\n')).toEqual(expect.arrayContaining(lines));
  });
});

describe('for hosts that forbid DirectorySlash', () => {
  it('is everything but that directive', () => {
    const without = withoutDirectorySlash(Buffer.from(text)).toString();
    expect(without).not.toContain('DirectorySlash');
    expect(text).toContain('<IfModule mod_dir.c>\nDirectorySlash Off\n</IfModule>\n');
    expect(without).toBe(text.replace('<IfModule mod_dir.c>\nDirectorySlash Off\n</IfModule>\n', ''));
  });
});

describe('the headers', () => {
  it('are those of the one table, on every answer', () => {
    const set = named('Header').filter(({ rest }) => rest.startsWith('always set '));
    const table = Object.entries(securityHeaders).map(([name, value]) => `always set ${name} "${value}"`);
    expect(set.map(({ rest }) => rest)).toEqual(table);
    for (const value of Object.values(securityHeaders)) expect(value).not.toContain('"');
  });

  it.each([
    ['main.1a2b3c4d.js', true],
    ['main.JQX2ABCD.js', true],
    ['hotel-340.1a2b3c4d.avif', true],
    ['marcellus.1a2b3c4d.woff2', true],
    ['index.html', false],
    ['hero-portrait.webm', false],
    ['icon-192.png', false],
    ['manifest.webmanifest', false],
  ])('let browsers keep for ever only what is named by its content: %s, %s', (file, kept) => {
    const [forEver, ...more] = named('Header').filter(({ rest }) => rest.includes(cacheForEver));
    expect(more).toEqual([]);
    const [, pattern] = /^FilesMatch "(.+)"$/.exec(forEver!.inside.at(-1)!)!;
    expect(new RegExp(pattern!).test(file)).toBe(kept);
  });

  it('name the type of every kind of file that cheap hosts do not know', () => {
    const types = named('AddType').map(({ rest }) => rest.split(' '));
    expect(Object.fromEntries(types.map(([type, ending]) => [ending!.slice(1), type]))).toEqual(mediaTypes);
  });
});

function read(file: string): Directive[] {
  const inside: string[] = [];
  const found: Directive[] = [];
  for (const line of file.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('</')) expect(inside.pop()?.split(' ')[0]).toBe(line.slice(2, -1));
    else if (line.startsWith('<')) inside.push(line.slice(1, -1));
    else found.push({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1), inside: [...inside] });
  }
  expect(inside).toEqual([]);
  return found;
}
