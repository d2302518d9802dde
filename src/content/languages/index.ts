/**
 * The languages; the words of each are in the file of its name, and its pages of text in the folder of its name in pages. The first
 * decides, and each other one has every page of it that agencies need. Delete the row of another, its file and its folder, and it is
 * gone. Once somebody who speaks it has read all of it, delete the // before checked, and write the day; until then it is not published.
 */
export const languages = [
  { lang: 'en', label: 'English', checked: '2026-11-22' },
  {
    lang: 'bn',
    label: 'বাংলা',
    // checked: '2026-11-22',
  },
  {
    lang: 'hi',
    label: 'हिन्दी',
    // checked: '2026-11-22',
  },
  {
    lang: 'ur',
    label: 'اردو',
    // checked: '2026-11-22',
  },
];
