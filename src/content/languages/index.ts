/**
 * The languages; the words of each are in the file of its name. The first has every page: About, Contact and the legal pages are
 * in it. Delete the row of another, and its page and all links to it are gone. Once somebody who speaks it has read its page,
 * write the day: checked: '2026-11-22'
 */
export const languages = [
  { lang: 'en', label: 'English', checked: '2026-11-22' },
  { lang: 'bn', label: 'বাংলা' },
  { lang: 'hi', label: 'हिन्दी' },
  { lang: 'ur', label: 'اردو' },
];
