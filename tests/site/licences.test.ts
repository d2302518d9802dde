/** The licence link and the section of licences: a placeholder until there are facts, then both. */
import { expect, it, onTestFinished } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import type { Agency } from '../../src/schemas/content.ts';
import { allRoutes, renderPath } from '../support/renderRoute.tsx';

const linkOn = (path: string) =>
  renderPath(path)
    .only('footer')
    .all('a')
    .filter(({ text }) => text === 'License & Registration');
const english = allRoutes.filter(({ language }) => !language);
const sectionsOn = (path: string) => renderPath(path).all('#licences');

function setLicences(licences: Agency['licences']): void {
  const before = agency.licences;
  onTestFinished(() => void Object.assign(agency, { licences: before }));
  Object.assign(agency, { licences });
}

it('is a placeholder that leads nowhere, on every page, while there is no licence', () => {
  setLicences([]);
  for (const { path } of english) {
    expect(linkOn(path).map(({ attributes: { href, role, 'aria-disabled': disabled } }) => [href, role, disabled])).toEqual([
      [undefined, 'link', 'true'],
    ]);
    expect(sectionsOn(path)).toEqual([]);
  }
});

it('leads to the section on About that shows every licence as soon as there is one', () => {
  setLicences([
    { label: 'Sample register', value: 'AB & 12/34' },
    { label: 'Sample number', value: '<56>' },
  ]);
  for (const { path } of english) {
    expect(linkOn(path).map(({ attributes: { href, 'aria-disabled': disabled } }) => [href, disabled])).toEqual([
      ['/about#licences', undefined],
    ]);
    expect(sectionsOn(path)).toHaveLength(path === '/about' ? 1 : 0);
  }
  const rows = sectionsOn('/about')[0]!
    .all('dl > div')
    .map((row) => [row.only('dt').text, row.only('dd').text]);
  expect(rows).toEqual([
    ['Sample register', 'AB & 12/34'],
    ['Sample number', '<56>'],
  ]);
});
