/** Makes words for what has no label of its own. */

/** Returns a short name as words: `umrah-kit` -> "Umrah kit". */
export function asWords(key: string): string {
  const words = key.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the groups of words in src/content/languages are called, if their short names say too little. */
export const groupTitles: Readonly<Record<string, string>> = {
  counts: 'Numbers in words',
  layout: 'Header, menu and footer',
  messages: 'Ready WhatsApp messages',
  hours: 'Words for 24x7',
  hero: 'Top of Home',
  includes: 'Above the services on Home',
  panel: 'Points beside the pictures on Home',
  pictures: 'What each photo shows',
  price: 'The price card',
  nonRefundable: 'Never paid back',
  answers: 'Answers to families',
  pages: 'Footer, people and pages of text',
  newsletter: 'Box for news by e-mail',
  facts: 'Facts in this language',
  about: 'The page About',
  contact: 'The page Contact',
  notFound: 'The page for a wrong address',
};

/** What lines are called that many groups have, or the settings of a page of text. */
export const lineTitles: Readonly<Record<string, string>> = {
  titles: 'Titles in search engines',
  descriptions: 'Descriptions in search engines',
  lead: 'Below the title',
  eyebrow: 'Above the title',
  brief: 'In a few words',
};
