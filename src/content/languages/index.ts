/**
 * The languages besides English in which the site has a page of key facts. Delete a row, and its page and all links to
 * it are gone; its name under `unconfirmed` in agency.ts is deleted with it.
 */
import { bn } from './bn.ts';
import { hi } from './hi.ts';
import { ur } from './ur.ts';

export const languages = [
  { lang: 'bn', dir: 'ltr', label: 'বাংলা', words: bn },
  { lang: 'hi', dir: 'ltr', label: 'हिन्दी', words: hi },
  { lang: 'ur', dir: 'rtl', label: 'اردو', words: ur },
] as const;
