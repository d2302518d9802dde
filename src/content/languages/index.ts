/**
 * The languages; the words of each are in the file of its name, and its pages of text in the folder of its name in pages. The first has
 * every page, another one those that it has words for. Delete the row of another, its file and its folder, and it is gone. Once
 * somebody who speaks it has read a page, write the day, for Home first: checked: { home: '2026-11-22', about: '2026-11-22' }
 */
export const languages = [
  { lang: 'en', label: 'English', checked: { home: '2026-11-22' } },
  { lang: 'bn', label: 'বাংলা', checked: {} },
  { lang: 'hi', label: 'हिन्दी', checked: {} },
  { lang: 'ur', label: 'اردو', checked: {} },
];
