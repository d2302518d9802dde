/** The first message in the readers' own languages. */
import { describe, expect, it } from 'vitest';
import { FirstMessages } from '../../src/components/FirstMessages.tsx';
import { contact } from '../../src/content/contact.ts';
import { firstMessages } from '../../src/content/messages.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const items = renderComponent(<FirstMessages words={contact.languages} messages={firstMessages} />).all('li');

describe('the first messages', () => {
  it('are offered in English, Bengali, Hindi and Urdu', () => {
    expect(firstMessages.map(({ lang, language }) => [lang, language])).toEqual([
      ['en', 'English'],
      ['bn', 'বাংলা'],
      ['hi', 'हिन्दी'],
      ['ur', 'اردو'],
    ]);
  });

  it('tell browsers and screen readers their language and their direction', () => {
    const told = items.map((item) => [item.get('lang'), item.get('dir')]);
    expect(told).toEqual(firstMessages.map(({ lang, dir }) => [lang, dir]));
    expect(told.filter(([, dir]) => dir === 'rtl')).toEqual([['ur', 'rtl']]);
  });

  it('show the words that the link has ready', () => {
    const ready = items.map((item) => new URL(item.only('a').get('href')!).searchParams.get('text'));
    expect(ready).toEqual(firstMessages.map(({ text }) => text));
    items.forEach((item, index) => {
      const { language, text } = firstMessages[index]!;
      expect(item.text).toBe(`${language}${text}`);
    });
  });
});
