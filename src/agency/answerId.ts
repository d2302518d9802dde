/** Names an answer to a finding, so that a page that has been open for long confirms only what it showed. */
import type { Finding } from '../values/faults.ts';
import { shortHash } from '../values/shortHash.ts';
import type { Content } from './schemas/content.ts';

/** Returns a name of an answer that is another one as soon as what it confirms has changed. */
export function answerId({ answer, sample = '' }: Finding, { languages, pages }: Content): string {
  const [, lang = '', page = ''] = sample.split('.');
  const read = languages.find((each) => each.lang === lang)?.words;
  return shortHash(JSON.stringify([answer, sample, read, pages[`${lang}/${page}`]]));
}
