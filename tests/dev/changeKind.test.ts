/** What a changed file means for the site. */
import { describe, expect, it } from 'vitest';
import { changeKind, isPlace } from '../../src/dev/changeKind.ts';

describe('changeKind', () => {
  it.each([
    ['src/content/legal/terms.ts', 'site'],
    ['src/components/Hero.tsx', 'site'],
    ['src/routes.ts', 'site'],
    ['src/client/menu.ts', 'script'],
    ['src/pictures/uhud.jpg', 'pictures'],
    ['styles/components/_hero.scss', 'styles'],
    ['public/icons/icon.svg', 'public'],
    ['src/steps/loadSite.ts', 'program'],
    ['src/dev/page/problemPanel.ts', 'program'],
    ['src/slots.ts', 'program'],
    ['build.ts', 'program'],
    ['package.json', 'program'],
    ['src/links/main.ts', undefined],
    ['tests/format.test.ts', undefined],
    ['README.md', undefined],
    ['build.ts.orig', undefined],
    ['src/content/home.ts~', undefined],
    ['src/content/4913', undefined],
    ['styles/components/._hero.scss.swp', undefined],
  ])('takes %s for %s', (file, kind) => {
    expect(changeKind(file)).toBe(kind);
  });
});

describe('isPlace', () => {
  const places = ['src', 'src/content', 'src/content/home.ts', 'styles', 'public/video', 'build.ts'];
  it.each(places)('counts %s in', (file) => {
    expect(isPlace(file)).toBe(true);
  });

  const others = ['node_modules', 'dist', 'dist.building-1', '.git', 'tests/dev', 'srcs', 'README.md'];
  it.each(others)('leaves %s out', (file) => {
    expect(isPlace(file)).toBe(false);
  });
});
