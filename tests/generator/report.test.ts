/** What the report of a build says. */
import { describe, expect, it } from 'vitest';
import { report } from '../../src/generator/report.ts';
import { made } from '../support/madeSite.ts';

describe('the report', () => {
  const text = report(
    {
      ...made,
      pictures: { files: new Map(), encoded: 1, cached: 2, reduced: ['mina'] },
      leftOut: ['.env', 'backup.zip'],
      warnings: ['A language lacks a line.'],
      passed: ['2030-01-09'],
      samples: [...made.samples, { field: 'facts.agency.phone', value: '+910000000000' }],
    },
    ['offer.pdf'],
    1.26,
  );
  const block = (title: string) => text.split(`\n\n${title}`)[1]?.split('\n\n')[0];

  it('has the bytes of every page in gzip', () => {
    expect(text).toMatch(/^Page +Bytes, gzip\nindex\.html +\d\d,\d{3}\n/);
    expect(text.match(/^\S+\.html +[\d,]+$/gm)).toHaveLength(9);
  });

  it('counts the pictures and the seconds', () => {
    expect(text).toContain('Pictures: 1 file encoded, 2 from the cache. 1.3 s in all.\n');
  });

  it('names what was encoded at reduced quality', () => {
    expect(block('Of lower quality')).toMatch(/:\n {2}mina$/);
  });

  it('names what is left out of public/', () => {
    expect(block('Not published from public/')).toMatch(/:\n {2}\.env\n {2}backup\.zip$/);
  });

  it('names what was deleted from dist', () => {
    expect(block('Deleted from dist')).toMatch(/:\n {2}offer\.pdf$/);
  });

  it('lists where a language differs', () => {
    expect(block('Words of a language to look at')).toMatch(/:\n {2}A language lacks a line\.$/);
  });

  it('lists the departures whose day has passed, and the day of the build', () => {
    expect(block('Departures that are not shown')).toMatch(/ 2031-01-15:\n {2}2030-01-09$/);
  });

  it('lists every sample with its value or its file', () => {
    expect(block('Samples that only the agency can put right')!.split('\n').slice(1)).toEqual([
      '  languages.ur         src/content/languages/ur.ts',
      '  facts.agency.phone   +910000000000',
    ]);
  });

  it('repeats what only the agency can answer', () => {
    expect(block('Questions that only the agency can answer')).toMatch(
      /:\n {2}Is the kit in the price\?$/,
    );
  });

  it('leaves out what there is nothing to say of', () => {
    const { facts } = made.content;
    const calm = { samples: [], warnings: [], passed: [], leftOut: [] };
    const agency = { ...facts.agency, hours: '24x7' };
    const content = { ...made.content, facts: { ...facts, agency, openQuestions: [] } };
    expect(report({ ...made, ...calm, content }, [], 1).split('\n\n')).toHaveLength(2);
  });
});
