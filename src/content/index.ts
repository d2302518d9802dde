/** The registry: all content of the site. An entry without a schema in src/schemas/content.ts does not compile. */
import { about } from './about.ts';
import { answers } from './answers.ts';
import { contact } from './contact.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { languages } from './languages/index.ts';
import { legal } from './legal/index.ts';
import { messages } from './messages.ts';
import { navigation } from './navigation.ts';
import { notFound } from './notFound.ts';
import { price } from './price.ts';
import { services } from './services.ts';
import { ziyarat } from './ziyarat.ts';

export const content = {
  facts,
  home,
  services,
  ziyarat,
  price,
  answers,
  about,
  contact,
  legal,
  messages,
  navigation,
  notFound,
  languages,
};
