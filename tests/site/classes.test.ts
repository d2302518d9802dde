/** Every variant class, such as button--green, has a rule, and comes with the class that it varies. */
import { expect, it } from 'vitest';
import { compileStyles } from '../../src/generator/output/compileStyles.ts';
import { answered } from '../support/answered.ts';
import { changedSite } from '../support/changedSite.ts';
import { fixture } from '../support/fixture.ts';
import { made, pageAt } from '../support/madeSite.ts';
import { wordyContent } from '../support/wordyAgency.ts';

const { files } = await compileStyles(fixture, '/assets/marcellus.12345678.woff2');
const sheet = [...files.values()].join('');
const longer = changedSite((content) => Object.assign(content, wordyContent()));
const full = changedSite((content) => Object.assign(content.facts, answered(content.facts)));

it('has no variant without its base class, and none without a rule', () => {
  const pages = made.routes.flatMap(({ path }) => [pageAt(path), longer(path), full(path)]);
  const inlined = pages[0]!.all('style').map(({ inner }) => inner);
  const ruled = new Set(`${sheet}${inlined.join('')}`.match(/(?<=\.)[a-z][\w-]*/gi));
  const lists = pages.flatMap((page) => page.all('[class]').map((each) => each.get('class')!));
  const halves = [...new Set(lists)].flatMap((list) => {
    const names = list.split(/\s+/);
    const variants = names.filter((name) => name.includes('--'));
    const lost = variants.filter((name) => {
      const block = name.replace(/--.*/, '');
      return !ruled.has(name) || (ruled.has(block) && !names.includes(block));
    });
    return lost.map((name) => `${name} in "${list}"`);
  });
  expect(halves).toEqual([]);
});
