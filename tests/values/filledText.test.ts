/** Texts with facts filled in, as elements and as strings. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  capitalised,
  inPlainText,
  joined,
  leftToRight,
  plainText,
  shownFact,
  whole,
  withWholeWords,
} from '../../src/values/filledText.tsx';

it.each([
  ['call +91 98765 43210 now', 'call <span class="whole-word">+91 98765 43210</span> now'],
  ['Dar Al-Naeem', 'Dar <span class="whole-word">Al-Naeem</span>'],
  ['within 7–14 days', 'within <span class="whole-word">7–14</span> days'],
  ['9 am to 9 pm', '9 am to 9 pm'],
])('keeps together what must not break: %s', (fact, html) => {
  expect(renderToStaticMarkup(withWholeWords(fact))).toBe(html);
  expect(plainText(withWholeWords(fact))).toBe(fact);
});

it('joins texts by words, as strings and as elements', () => {
  expect(joined(['GST', 'TCS'], ' · ')).toBe('GST · TCS');
  const hotels = joined([whole('Dar A'), whole('Dar B')], ' / ');
  expect(renderToStaticMarkup(hotels)).toBe(
    '<span class="whole-word">Dar A</span> / <span class="whole-word">Dar B</span>',
  );
  expect(plainText(hotels)).toBe('Dar A / Dar B');
});

it('keeps the order of a fact in right-to-left text, and of names that are already kept together', () => {
  const html = (fact: Parameters<typeof shownFact>[0], dir: 'ltr' | 'rtl') =>
    renderToStaticMarkup(shownFact(fact, dir));
  expect(html('₹88,000', 'rtl')).toBe('<bdi dir="ltr">₹88,000</bdi>');
  expect(html('₹88,000', 'ltr')).toBe('₹88,000');
  expect(html(joined([whole('Dar A'), whole('B')], ' / '), 'rtl')).toMatch(
    /^<bdi dir="ltr" lang="en"><span.*<\/bdi>$/,
  );
  expect(html(whole('₹5'), 'rtl')).toBe('<bdi dir="ltr"><span class="whole-word">₹5</span></bdi>');
  // It already has its direction.
  expect(html(leftToRight('9 am'), 'rtl')).toBe('<bdi dir="ltr" lang="en">9 am</bdi>');
});

it('keeps the word order of Urdu in a text that begins with a Latin word', () => {
  const html = (fact: string) => renderToStaticMarkup(shownFact(fact, 'rtl'));
  expect([html('GST سمیت قیمت پر'), html('7–14'), html('+91 98300 at night')]).toEqual([
    'GST سمیت قیمت پر',
    '<bdi dir="ltr"><span class="whole-word">7–14</span></bdi>',
    '<bdi dir="ltr" lang="en"><span class="whole-word">+91 98300</span> at night</bdi>',
  ]);
  expect(plainText(shownFact('+91 98300 at night', 'rtl'))).toBe('\u200e+91 98300 at night');
});

it('makes strings of all texts in an object, with a direction mark only if a character would change sides', () => {
  const texts = { list: [leftToRight('Noor Ltd.'), 'a'], count: 2, inner: { price: whole('₹5') } };
  expect(inPlainText(texts)).toEqual({
    list: ['Noor Ltd.\u200e', 'a'],
    count: 2,
    inner: { price: '₹5' },
  });
});

it.each([
  ['flight from Kolkata', 'Flight from Kolkata'],
  [joined(['flight from ', withWholeWords('al-Khobar')]), 'Flight from al-Khobar'],
  [joined(['', joined(['breakfast']), ' each day']), 'Breakfast each day'],
  [joined([joined(['refund in ', whole('7–14')]), ' days']), 'Refund in 7–14 days'],
  [whole('al-Khobar'), 'al-Khobar'],
])('begins with a capital letter, except for a name that is kept together: %#', (text, capital) => {
  expect(plainText(capitalised(text))).toBe(capital);
});
