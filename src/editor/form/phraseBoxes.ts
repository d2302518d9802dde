/** The boxes for translations of a fact. */
import { inWords, isPhrase } from '../../agency/phrases.ts';
import { parseHours } from '../../values/parse.ts';
import { nameOf } from '../../values/place.ts';
import { inputFor, languageNames, typedIn, type Field, type Sources } from './field.ts';

/** Returns a box for the translation of a phrase into each other language. */
export function readBoxes(sources: Sources, typed: string, before: string): Field[] {
  const { site, posted, asked = new Set() } = sources;
  const phrase = parseHours(typed);
  if (!site || phrase === '' || !isPhrase(phrase) || asked.has(phrase)) return [];
  asked.add(phrase);
  const others = site.content.languages.filter(({ words }) => words.facts);
  return others.map(({ lang, dir, words }): Field => {
    const placeFor = (words: string) => ({
      file: `languages/${lang}.jsonc`,
      keys: ['facts', words],
    });
    const [place, name] = [placeFor(phrase), nameOf(placeFor(phrase))];
    const value = inWords(phrase, words);
    const old = inWords(before, words);
    const label = `${phrase}, in ${languageNames.of(lang)}`;
    const lacking = { lack: 'untranslated', hint: old ? `Until now: ${old}` : '' } as const;
    const box = { name, place, label, attributes: { lang, dir }, ...(value === null && lacking) };
    // The page showed boxes for the former phrase. If that phrase is no longer used, new words in its boxes belong to this one.
    const oldName = nameOf(placeFor(before));
    const isNewInOldBox = posted?.get(oldName) !== (old ?? '');
    const isOldGone = ![...(posted?.values() ?? [])].includes(before);
    const boxes = isNewInOldBox && isOldGone ? [name, oldName] : [name];
    const sent = boxes.find((box) => posted?.has(box));
    return {
      ...inputFor(undefined, box, value ?? ''),
      ...(sent && { typed: typedIn(posted, sent, '') }),
    };
  });
}
