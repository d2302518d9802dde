/** The walk that finds what does not fit. */
import { describe, expect, it } from 'vitest';
import { findProblems, optional, type Rule } from '../../../src/steps/content/shape.ts';

const word: Rule = { holds: (value) => typeof value === 'string' && value !== '', expected: 'a word' };
const shape = {
  name: word,
  note: optional(word),
  inner: { deep: word },
  list: { each: word },
  things: { unique: 'id', least: 2, each: { id: word } },
};
const sound = { name: 'a', inner: { deep: 'b' }, list: ['c'], things: [{ id: 'd' }, { id: 'e' }] };

describe('findProblems', () => {
  it.each([
    ['as it should be', sound],
    ['with what may be left out', { ...sound, note: 'f' }],
    ['with more entries than needed', { ...sound, list: ['c', 'c'] }],
  ])('finds nothing in a value %s', (_kind, value) => {
    expect(findProblems(value, shape)).toEqual([]);
  });

  it.each([
    ['an empty text', { ...sound, name: '' }, 'name', '', 'Write a word'],
    ['a wrong type', { ...sound, name: 7 }, 'name', 7, 'Write a word'],
    ['a missing field', { ...sound, name: undefined }, 'name', undefined, 'Write a word'],
    ['an empty text where none need be', { ...sound, note: '' }, 'note', '', 'Write a word'],
    ['a fault deep inside', { ...sound, inner: { deep: '' } }, 'inner.deep', '', 'Write a word'],
    ['a missing group', { ...sound, inner: undefined }, 'inner', undefined, 'Write the fields deep in curly brackets'],
    ['null for a group', { ...sound, inner: null }, 'inner', null, 'Write the fields deep in curly brackets'],
    ['a text for a list', { ...sound, list: 'c' }, 'list', 'c', 'Write a list in square brackets'],
    ['a missing list', { ...sound, list: undefined }, 'list', undefined, 'Write a list in square brackets'],
    ['an empty list', { ...sound, list: [] }, 'list', '0 entries', 'Write at least 1'],
    ['too few entries', { ...sound, things: [{ id: 'd' }] }, 'things', '1 entries', 'Write at least 2'],
    ['a fault in an entry', { ...sound, list: ['c', ''] }, 'list[1]', '', 'Write a word'],
    ['a hole in a list', { ...sound, list: ['c', undefined] }, 'list[1]', undefined, 'Write a word'],
    [
      'a twin',
      { ...sound, things: [{ id: 'd' }, { id: 'e' }, { id: 'd' }] },
      'things[2].id',
      'd',
      'Another entry has it already; write a different one',
    ],
    [
      'an unknown field',
      { ...sound, nmae: 'a' },
      'nmae',
      'a',
      'Delete it or mend its name; the fields are name, note, inner, list, things',
    ],
    [
      'an unknown field deep inside',
      { ...sound, inner: { deep: 'b', depe: 1 } },
      'inner.depe',
      1,
      'Delete it or mend its name; the fields are deep',
    ],
  ])('finds %s', (_kind, value, field, found, advice) => {
    expect(findProblems(value, shape)).toEqual([{ field, value: found, advice }]);
  });

  it('finds all of several', () => {
    const value = { ...sound, name: '', inner: { deep: '' }, list: ['', ''] };
    expect(findProblems(value, shape).map(({ field }) => field)).toEqual(['name', 'inner.deep', 'list[0]', 'list[1]']);
  });

  it('does not look for twins among entries that are faulty anyway', () => {
    const value = { ...sound, things: [{ id: '' }, { id: '' }] };
    expect(findProblems(value, shape).map(({ field }) => field)).toEqual(['things[0].id', 'things[1].id']);
  });

  it.each([[undefined], ['text'], [7]])('names the file itself by an empty field: %j', (value) => {
    expect(findProblems(value, { a: word })).toMatchObject([{ field: '' }]);
  });
});
