/** The written pages as validators, style parsers, search engines and Google's policy checker read them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { transform } from 'esbuild';
import { HtmlValidate } from 'html-validate';
import { describe, expect, inject, test } from 'vitest';
import { securityHeaders } from '../../src/steps/host/hostHeaders.ts';
import { agency } from '../../src/content/agency.ts';
import { pricing } from '../../src/content/pricing.ts';
import { formatPhone, formatRupees } from '../../src/format.ts';
import { routes } from '../../src/routes.ts';
import { addresses, openPage, useBrowser } from '../support/page.ts';

type Thing = Record<string, unknown>;

interface Breadcrumbs extends Thing {
  readonly itemListElement: readonly { readonly name: string; readonly item: string }[];
}

useBrowser();

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

const words = new Map<string, string>();
const read = (address: string) =>
  readFileSync(path.join(inject('folder'), address.endsWith('.html') ? address : path.join(address, 'index.html')), 'utf8');

describe.each(addresses)('%s', (address) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(read(address));
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`))).toEqual([]);
  });

  test('has a style sheet that parses without a word, in which the browser knows every rule', async () => {
    const { page } = await openPage(address);
    const css = await page.locator('style').evaluateAll((all) => all.map(({ textContent }) => textContent).join('\n'));
    const { warnings } = await transform(css, { loader: 'css' });
    expect(warnings.map(({ text }) => text)).toEqual([]);
    const written = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '').split('{').length - 1;
    const understood = await page.evaluate(() => {
      const count = (rules: CSSRuleList): number =>
        [...rules].reduce((sum, rule) => sum + 1 + ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0), 0);
      return [...document.styleSheets].reduce((sum, { cssRules }) => sum + count(cssRules), 0);
    });
    expect(understood).toBe(written);
  });

  test('carries a policy without a serious finding', () => {
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(address))!;
    const whole = `${policy!.replaceAll('&#x27;', "'")}; ${securityHeaders['Content-Security-Policy']}`;
    expect(seriousFindings(whole)).toEqual([]);
    expect(whole).toMatch(/^default-src 'none'/);
    expect(whole).not.toMatch(/unsafe-|\*/);
  });
});

describe.each(routes.map(({ path }) => path))('the structured data of %s', (address) => {
  test('says what the page and its neighbours show', async () => {
    const { page } = await openPage(address);
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)['@graph'] as Thing[];
    const travelAgency = graph.find((thing) => thing['@type'] === 'TravelAgency');
    const breadcrumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList') as Breadcrumbs | undefined;
    expect(travelAgency !== undefined).toBe(['/', '/contact'].includes(address));
    if (travelAgency) await expectShown(travelAgency);
    expect(JSON.stringify(graph)).not.toMatch(/rating|review/i);
    const steps = breadcrumbs?.itemListElement.map(({ item }) => item) ?? [];
    expect(steps.at(-1)).toBe(address === '/' ? undefined : agency.siteUrl + address);
  });
});

/** Holds what search engines read of the agency against the words of the pages. */
async function expectShown(travelAgency: Thing): Promise<void> {
  const home = await wordsOf('/');
  const contact = await wordsOf('/contact');
  const postal = travelAgency.address as Record<string, string>;
  const { streetAddress, addressLocality, postalCode, addressRegion } = postal;
  const facts = [travelAgency.name, travelAgency.telephone, travelAgency.email];
  for (const fact of [...facts, streetAddress, addressLocality, postalCode, addressRegion]) expect(contact).toContain(fact);
  const { name, priceSpecification } = travelAgency.makesOffer as { name: string; priceSpecification: Record<string, string | number> };
  expect(home).toContain(name);
  expect(home.replace(/\s/g, '')).toContain(formatRupees(Number(priceSpecification.minPrice)).replace(/\s/g, ''));
  expect(priceSpecification).toMatchObject({ minPrice: pricing.amount, priceCurrency: 'INR' });
  expect(travelAgency).toMatchObject({ name: agency.name, telephone: formatPhone(agency.phone), email: agency.email });
}

test('finds a policy with holes, a tag that is not closed and a style rule that is none', async () => {
  expect(seriousFindings("default-src * 'unsafe-inline'").length).toBeGreaterThan(0);
  const { valid } = await validator.validateString('<!doctype html><html lang="en"><head><title>A</title></head><body><p><div></body></html>');
  expect(valid).toBe(false);
  const { warnings } = await transform('h1 { colour red }', { loader: 'css' });
  expect(warnings).not.toEqual([]);
});

async function wordsOf(address: string): Promise<string> {
  const known = words.get(address) ?? (await (await openPage(address)).page.evaluate(() => document.body.innerText));
  words.set(address, known);
  return known;
}

function seriousFindings(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.filter(({ severity }) => severity <= Severity.MEDIUM).map(({ directive, description }) => `${directive}: ${description}`);
}
