/** The price card: one whole number, written as Indians write it. */
import { describe, expect, it } from 'vitest';
import { PriceCard } from '../../src/components/PriceCard.tsx';
import { pricing } from '../../src/content/pricing.ts';
import { renderComponent } from '../support/renderRoute.tsx';

describe('the price card', () => {
  it.each([
    [109999, '₹1,09,999'],
    [95000, '₹95,000'],
    [1234567, '₹12,34,567'],
  ])('writes %d as %s', (amount, text) => {
    const card = renderComponent(<PriceCard pricing={{ ...pricing, amount }} />);
    expect(card.text).toContain(text);
    expect(card.text.match(/₹/g)).toHaveLength(1);
  });

  it('lists what the price includes, and the note on customised packages', () => {
    const card = renderComponent(<PriceCard pricing={pricing} />);
    expect(card.all('li').map(({ text }) => text)).toEqual(pricing.includes);
    expect(card.text).toContain(pricing.note);
  });

  it('claims nothing that the agency has not said', () => {
    const words = renderComponent(<PriceCard pricing={pricing} />).text;
    expect(words).not.toMatch(/per (person|head)|\btax|\bGST\b|\boffer ends|\bonly\b|discount/i);
  });
});
