/** Ids that stand twice, and references that lead nowhere. */
import { describe, expect, it } from 'vitest';
import { idFaults } from '../../../src/steps/check/idFaults.ts';
import { checkedPage } from '../../support/writtenSite.ts';

const faultsIn = (html: string) => idFaults(checkedPage(html));

describe('idFaults', () => {
  it.each([
    '',
    '<p id="a"></p><p id="b"></p>',
    '<h2 id="a"></h2><section aria-labelledby="a"></section>',
    '<i id="a"></i><i id="b"></i><p aria-describedby="a b"></p>',
    '<section aria-labelledby="later"></section><h2 id="later"></h2>',
    '<label for="a"></label><input id="a">',
    '<button popovertarget="a"></button><div id="a"></div>',
  ])('finds nothing in %j', (html) => {
    expect(faultsIn(html)).toEqual([]);
  });

  it('names the second element of an id, and the third', () => {
    expect(faultsIn('<p id="a"></p><i id="a"></i><b id="a"></b>')).toEqual([
      'index.html: <i id="a"> has the id "a" a second time.',
      'index.html: <b id="a"> has the id "a" a second time.',
    ]);
  });

  const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for', 'popovertarget'];

  it.each(references)('names a lost %s', (reference) => {
    expect(faultsIn(`<p id="a"></p><p ${reference}="gone"></p>`)).toEqual([
      `index.html: <p> points at the id "gone" (${reference}), which the page lacks.`,
    ]);
  });

  it('names only those of several that are lost', () => {
    expect(faultsIn('<p id="a"></p><nav id="n" aria-labelledby="a gone"></nav>')).toEqual([
      'index.html: <nav id="n"> points at the id "gone" (aria-labelledby), which the page lacks.',
    ]);
  });
});
