/**
 * The languages besides English. Delete a row and its import, and its page and all links to it are gone. Once somebody
 * who speaks a language has read its page, write its words alone: words: bn
 */
import { bn } from './bn.ts';
import { hi } from './hi.ts';
import { ur } from './ur.ts';

export const languages = [
  { lang: 'bn', dir: 'ltr', label: 'বাংলা', words: { sample: bn } },
  { lang: 'hi', dir: 'ltr', label: 'हिन्दी', words: { sample: hi } },
  { lang: 'ur', dir: 'rtl', label: 'اردو', words: { sample: ur } },
];
