/** Finds texts that would be shown empty, because they name a fact that nobody knows. */
import { schemas, type Content, type Template } from '../../schemas/content.ts';
import type { Fault, FieldFault } from '../../schemas/faults.ts';
import { everyField } from '../../schemas/fieldInfo.ts';
import { fileOf } from '../../schemas/readEntry.ts';
import { words as wordsSchema } from '../../schemas/words.ts';
import { fill, type Scope } from '../../site/fill.ts';
import { scopeOf } from '../../site/vocabulary.ts';

/** Takes the content; returns every text that would be shown although it has lost its facts. */
export function findLostTexts(content: Content): Fault[] {
  const { facts: _, structure: __, languages, ...pages } = content;
  const scopes = languages.map((language) => scopeOf(language, language.lang, content));
  return [
    ...languages.flatMap(({ lang, words }, at) =>
      lostIn(wordsSchema, words, scopes[at]!).map((fault) => ({
        file: `languages/${lang}.ts`,
        ...fault,
      })),
    ),
    ...Object.entries(pages).flatMap(([entry, words]) =>
      lostIn(schemas[entry as keyof typeof pages], words, scopes[0]!).map((fault) => {
        const [file, field] = fileOf(entry, fault.field, words);
        return { ...fault, file, field };
      }),
    ),
  ];
}

function lostIn(schema: Parameters<typeof everyField>[0], words: object, scope: Scope) {
  return everyField(schema, words).flatMap(({ field, value, info }): FieldFault[] => {
    // A list leaves out a lost line, and is lost itself with the last of them.
    if (info.mayVanish || field.endsWith(']')) return [];
    const texts = [value].flat().flatMap(textsIn);
    if (texts.length === 0 || texts.some((text) => fill(text, scope) !== '')) return [];
    const names = new Set(texts.flatMap((text) => unknownNames(text, scope)));
    const advice = `Nothing would be shown here, because facts.ts does not say ${[...names].join(' and ')}. Write a list of texts, the last one without it`;
    return [{ field, value: texts.at(-1), advice }];
  });
}

/** Returns a text, also that of a template, or nothing where the value is none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const isTemplate = typeof value === 'object' && value !== null && 'template' in value;
  return isTemplate ? [(value as Template).template] : [];
}

function unknownNames(text: string, scope: Scope): string[] {
  return (text.match(/\{\w+\}/g) ?? []).filter((name) => fill(name, scope) === '');
}
