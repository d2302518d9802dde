/** The three legal pages: title, date, contents, every section, the way to ask. */
import { describe, expect, it } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { refund } from '../../src/content/legal/refund.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { messages } from '../../src/content/messages.ts';
import { policy } from '../../src/content/policy.ts';
import { formatDate } from '../../src/format.ts';
import { renderPath } from '../support/renderRoute.tsx';

const pages = [
  ['/terms-and-conditions', terms, messages.terms],
  ['/refund-policy', refund, messages.refund],
  ['/privacy-policy', privacy, messages.privacy],
] as const;

describe.each(pages)('%s', (path, document, message) => {
  const page = renderPath(path);
  const main = page.only('main');

  it('bears its title', () => {
    expect(main.only('h1').text).toBe(document.title);
  });

  it('prints the effective date as the agency writes it and marks it up as the day that it is', () => {
    const date = main.only('time');
    expect(date.get('datetime')).toBe(policy.effectiveDate);
    expect(date.text).toBe(formatDate(policy.effectiveDate));
  });

  it('numbers its sections and gives each the anchor that its contents lead to', () => {
    const titles = document.sections.map(({ title }, index) => `${index + 1}. ${title}`);
    const sections = document.sections.map(({ id }) => main.only('section', { id }));
    expect(sections.map((section) => section.only('h2').text)).toEqual(titles);
    const anchors = document.sections.map(({ id }) => `#${id}`);
    const lists = main.only('nav').all('ol').map((list) => list.all('a').map((link) => link.get('href')));
    expect(lists).toEqual(lists.map(() => anchors));
    expect(lists.length).toBeGreaterThan(0);
  });

  it('shows every figure at a glance', () => {
    const pairs = document.glance.map(({ figure, text }) => [figure, text]);
    const shown = main.only('dl').all('div').map((pair) => [pair.only('dt').text, pair.only('dd').text]);
    expect(shown).toEqual(pairs);
  });

  it('leaves no line of its document out', () => {
    for (const { id, body } of document.sections) {
      const words = main.only('section', { id }).text;
      const lines = body.flatMap((block) => {
        if (typeof block === 'string') return [block];
        return 'list' in block ? block.list : block.links.map(({ text }) => text);
      });
      for (const line of lines) expect(words).toContain(line);
    }
  });

  it('ends with a way to ask that fits the page', () => {
    expect(main.text).toContain(document.question);
    const asked = main.all('a', { href: /wa\.me/ }).map((link) => new URL(link.get('href')!).searchParams.get('text'));
    expect(asked).toEqual([message]);
  });

  it('names the agency and its own address on paper', () => {
    const paper = main.all('p').at(-1)!;
    for (const fact of [agency.name, agency.email, agency.siteUrl + path]) expect(paper.text).toContain(fact);
  });
});
