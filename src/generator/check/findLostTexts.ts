/** Finds texts that would be shown empty, because they name a fact that nobody knows. */
import type { Content } from '../../schemas/content.ts';
import { everyValue, fileOf, issueSentence } from '../../schemas/issues.ts';
import { fill, type Scope } from '../../site/fill.ts';
import { scopeOf } from '../../site/vocabulary.ts';

/**
 * Where they lose their fact, a list leaves out its lines, a legal text its paragraphs, and a component its templates, except
 * a lead and a title, which are always shown.
 */
const leftOut =
  /\]$|(?<!\.(?:lead|title))\.template$|^(terms|refund|privacy)\.text$|\b(price\.(includes|excludes|conditions)|panel\.points|nonRefundable|before\.rules)\.\w+$/;

/** Takes the content; returns a sentence for every text that would be shown although it has lost its facts. */
export function findLostTexts(content: Content): string[] {
  const { facts: _, structure: __, languages, legal, ...pages } = content;
  const scopes = languages.map((language) => scopeOf(language, language.lang, content));
  return [
    ...languages.flatMap(({ words }, at) =>
      lostIn('languages', `[${at}].words`, words, scopes[at]!, languages),
    ),
    ...Object.entries({ ...pages, legal }).flatMap(([entry, words]) =>
      lostIn(entry, '', words, scopes[0]!, words),
    ),
  ];
}

function lostIn(entry: string, way: string, words: object, scope: Scope, value: unknown): string[] {
  return everyValue(words, way).flatMap(({ field, value: text }) => {
    // A list of texts is lost with the last of them.
    const texts = [text].flat().filter((each) => typeof each === 'string');
    if (leftOut.test(field) || texts.length === 0 || texts.some((each) => fill(each, scope) !== ''))
      return [];
    const [file, rest] = fileOf(entry, field.replace(/\.template$/, ''), value);
    const names = new Set(texts.flatMap((each) => unknownNames(each, scope)));
    const advice = `Nothing would be shown here, because facts.ts does not say ${[...names].join(' and ')}. Write a list of texts, the last one without it`;
    return [issueSentence(file, { field: rest, value: texts.at(-1), advice })];
  });
}

function unknownNames(text: string, scope: Scope): string[] {
  return (text.match(/\{\w+\}/g) ?? []).filter((name) => fill(name, scope) === '');
}
