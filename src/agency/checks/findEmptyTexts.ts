/** Finds required texts that would be empty because they name an unknown fact. */
import type { GenericSchema } from 'valibot';
import type { Content } from '../schemas/content.ts';
import type { Fault, FieldFault } from '../../values/faults.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { textPagesIn } from '../pageNames.ts';
import { textPage } from '../schemas/textPage.ts';
import { wordsSchema } from '../schemas/wordsSchema.ts';
import { bracesIn } from '../../values/braces.ts';
import { fill, type Scope } from '../../values/fill.ts';
import { isTemplate } from '../../values/schemas/texts.ts';

/** Takes the content, and the facts in each language; returns a fault for every such text. */
export function findEmptyTexts(content: Content, scopes: readonly Scope[]): Fault[] {
  const { languages, pages } = content;
  return languages.flatMap(({ lang, words, folder }, at) => {
    const emptyIn = (file: string, schema: GenericSchema, texts: object) =>
      findEmpty(schema, texts, scopes[at]!, file).map((fault) => ({ file, ...fault }));
    return [
      ...emptyIn(`languages/${lang}.jsonc`, wordsSchema, words),
      ...Object.entries(textPagesIn(folder, pages)).flatMap(([name, page]) =>
        emptyIn(`pages/${folder}${name}.md`, textPage, page),
      ),
    ];
  });
}

function findEmpty(schema: GenericSchema, words: object, scope: Scope, file: string) {
  return everyField(schema, words).flatMap(({ keys, value, info }): FieldFault[] => {
    // Pages leave out the empty texts of a list. The list itself is at fault only if all its texts are empty.
    if (info.mayVanish || typeof keys.at(-1) === 'number') return [];
    const texts = [value].flat().flatMap(textsIn);
    if (texts.length === 0 || texts.some((text) => fill(text, scope) !== '')) return [];
    const unknown = [...new Set(texts.flatMap((text) => unknownNames(text, scope)))];
    const names = unknown.join(' and ');
    const are = unknown.length > 1 ? 'are' : 'is';
    // A page of text has a single title and a single lead.
    const orSecond = file.endsWith('.md')
      ? ''
      : `; the file may also have two texts in square brackets, the second without ${names}`;
    const advice = `This text would be empty, because ${names} ${are} not known yet. Write it without ${names}${orSecond}`;
    return [{ keys, value: texts.at(-1), advice }];
  });
}

/** Returns a value's text or template in a list, which is empty for any other value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isTemplate(value) ? [value.template] : [];
}

function unknownNames(text: string, scope: Scope): string[] {
  return bracesIn(text).filter((name) => fill(name, scope) === '');
}
