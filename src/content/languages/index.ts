/**
 * The languages besides English. Delete a row and its import, and its page and all links to it are gone. The mark
 * sample(…) goes once somebody who speaks the language has read its page.
 */
import { sample } from '../sample.ts';
import { bn } from './bn.ts';
import { hi } from './hi.ts';
import { ur } from './ur.ts';

export const languages = [
  { lang: 'bn', dir: 'ltr', label: 'বাংলা', words: sample(bn) },
  { lang: 'hi', dir: 'ltr', label: 'हिन्दी', words: sample(hi) },
  { lang: 'ur', dir: 'rtl', label: 'اردو', words: sample(ur) },
];
