/** The head of an inner page. */
import { describe, expect, it } from 'vitest';
import { PageHero } from '../../src/components/PageHero.tsx';
import { renderComponent } from '../support/renderRoute.tsx';

describe('the head of a page', () => {
  it('shows its title alone where it is given nothing else', () => {
    const head = renderComponent(<PageHero title="Title" />, '/contact');
    expect(head.text).toBe('Title');
    expect(head.only('section').get('aria-labelledby')).toBe(head.only('h1').get('id'));
  });

  it('shows the words over and under the title', () => {
    expect(renderComponent(<PageHero title="Title" eyebrow="Over" lead="Under" />).text).toBe('OverTitleUnder');
  });

  it.each([
    ['2025-06-02', '02/06/2025 (2\u00a0June\u00a02025)'],
    ['2024-02-29', '29/02/2024 (29\u00a0February\u00a02024)'],
  ])('prints the date %s as %s and marks it up as it is', (iso, printed) => {
    const date = renderComponent(<PageHero title="Title" effectiveDate={iso} />).only('time');
    expect([date.get('datetime'), date.text]).toEqual([iso, printed]);
  });

  it('shows its picture as the one of the first view', () => {
    const head = renderComponent(<PageHero title="Title" picture={{ slug: 'hill', alt: 'A hill' }} />);
    expect([head.only('img').get('alt'), head.only('img').get('fetchpriority')]).toEqual(['A hill', 'high']);
  });
});
