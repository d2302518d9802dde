/** The whole published site, file by file, as a host would serve it. */
import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { buildHere } from '../support/buildHere.ts';
import { copyProjectForAll, treeOf } from '../support/projectCopy.ts';
import { readPage, valuesOf, type Part } from '../support/readPage.ts';

const copy = copyProjectForAll();
const pages = ['', 'about/', 'contact/', 'terms-and-conditions/', 'refund-policy/', 'privacy-policy/'];
const files = [...pages.map((folder) => `${folder}index.html`), '404.html'];
let site: Record<string, string>;

const textOf = (file: string) => Buffer.from(site[file]!, 'latin1').toString('utf8');
const pageOf = (file: string): Part => readPage(textOf(file));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React closes elements without content in this way, which HTML allows.
    'void-style': ['error', { style: 'selfclose' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Only files of others need it.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A list without markers is none to VoiceOver, unless it says so.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});
const hashed = () => Object.keys(site).filter((file) => /^(assets|pictures)\//.test(file));

beforeAll(async () => {
  await buildHere(copy);
  site = treeOf(copy.dist);
});

describe.each(files)('%s', (file) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(textOf(file));
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  });

  it('carries a policy that forbids all but what it holds', () => {
    const page = pageOf(file);
    expect(page.only('meta[http-equiv="Content-Security-Policy"]').get('content')!.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'inline-speculation-rules'",
      `style-src ${hashOf(page.only('style').inner)}`,
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      'frame-src https://www.google.com',
      "form-action 'none'",
      "base-uri 'none'",
    ]);
  });

  it('has no class without a rule in the styles that it carries itself, and every picture its own ground', () => {
    const page = pageOf(file);
    const css = page.only('style').inner;
    const ruled = new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g));
    const shown = valuesOf(page.all('[class]'), 'class').flatMap((names) => names.split(' '));
    expect(shown.length).toBeGreaterThan(20);
    expect([...new Set(shown)].filter((name) => !ruled.has(name))).toEqual([]);
    for (const slug of valuesOf(page.all('img'), 'data-picture'))
      expect(css).toMatch(new RegExp(`\\[data-picture=${slug}\\]\\{background:#[0-9a-f]{3}\\}`));
  });

  it('names only files that are there', () => {
    const named = textOf(file).match(/(?<=["\s(,])\/(assets|pictures|icons|video)\/[^"\s),?]+/g) ?? [];
    for (const kind of ['main', 'marcellus', 'icon']) expect(named.join()).toContain(kind);
    for (const address of named) expect(Object.keys(site)).toContain(decodeURIComponent(address.slice(1)));
  });

  it('has a preview picture of the size that it says', async () => {
    const address = pageOf(file).only('meta[property="og:image"]').get('content')!;
    const picture = site[address.slice(agency.siteUrl.length + 1)]!;
    const { width, height, format } = await sharp(Buffer.from(picture, 'latin1')).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it('tells nobody where it was built', () => {
    expect(textOf(file)).not.toMatch(/node_modules|file:\/\/|[A-Z]:\\/);
  });
});

describe('the judges of these tests', () => {
  it('find nothing serious in a page’s policy together with the host’s, and a hole in one that has it', () => {
    const policy = pageOf('index.html').only('meta[http-equiv="Content-Security-Policy"]').get('content')!;
    expect(seriousFindings(`${policy}; frame-ancestors 'none'`)).toEqual([]);
    expect(seriousFindings("default-src * 'unsafe-inline'")).not.toEqual([]);
  });

  it('find a tag that is not closed', async () => {
    const { valid } = await validator.validateString(
      '<!doctype html><html lang="en"><head><title>A</title></head><body><p><div></body></html>',
    );
    expect(valid).toBe(false);
  });
});

describe('what browsers may keep for ever', () => {
  it('has its content in its name, and is all of use to some page or script', () => {
    const words = Object.keys(site)
      .filter((file) => /\.(html|js)$/.test(file))
      .map(textOf)
      .join('\n');
    expect(hashed().length).toBeGreaterThan(50);
    for (const file of hashed()) {
      expect(file).toMatch(/\.[0-9A-Za-z]{8}\.(avif|webp|jpg|js|woff2)$/);
      expect(words.includes(file.split('/').at(-1)!), file).toBe(true);
    }
    expect(hashed().filter((file) => /^assets\/(main|marcellus)/.test(file))).toHaveLength(2);
  });
});

describe('a page’s pictures', () => {
  it('have the pixels that srcset says, and the shape of their place', async () => {
    const page = pageOf('index.html');
    for (const image of page.all('picture')) {
      const ratio = Number(image.only('img').get('width')) / Number(image.only('img').get('height'));
      const wide = image.all('source[media]').map(({ html }) => html);
      for (const source of image.all('source')) {
        for (const entry of source.get('srcset')!.split(', ')) {
          const [address, width] = entry.split(' ');
          const metadata = await sharp(Buffer.from(site[address!.slice(1)]!, 'latin1')).metadata();
          expect(metadata.width, entry).toBe(parseInt(width!, 10));
          if (!wide.includes(source.html)) expect(metadata.width / metadata.height, entry).toBeCloseTo(ratio, 1);
        }
      }
    }
  });
});

function seriousFindings(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}
