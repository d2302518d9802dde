/**
 * The languages. The main one is the first: About, Contact and the legal pages are in it. Delete the row of another and its
 * import, and its page and all links to it are gone. Once somebody who speaks it has read its page, write the day:
 * checked: '2026-11-22'
 */
import { bn } from './bn.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { ur } from './ur.ts';

export const languages = [
  { lang: 'en', label: 'English', isMain: true, checked: '2026-11-22', words: en },
  { lang: 'bn', label: 'বাংলা', words: bn },
  { lang: 'hi', label: 'हिन्दी', words: hi },
  { lang: 'ur', label: 'اردو', words: ur },
];
