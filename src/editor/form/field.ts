/** A field of a form, with its value in the file and the typed value. */
import type { ReactNode } from 'react';
import type { ContentFile } from '../../generator/content/contentFile.ts';
import type { FieldKind } from '../../values/fieldInfo.ts';
import { formatDay } from '../../values/format.ts';
import type { Unit } from '../../values/parse.ts';
import type { Keys, Place } from '../../values/place.ts';
import { withoutInvisibleEnds } from '../../values/damagedTexts.ts';
import type { FormRequest } from './formRequest.ts';
import type { Lack } from './lackWords.ts';

/** A field of a form. */
export interface Field {
  /** The name of its input, which is that of its place if it has one. */
  readonly name: string;
  /** Where its value is in the content; undefined for a setting, a choice of a file, and a group of several files. */
  readonly place?: Place | undefined;
  readonly label: string;
  readonly kind: FieldKind;
  /** The text below it. */
  readonly hint?: ReactNode;
  readonly lack?: Lack | undefined;
  /** Whether families ask about it. A row without it is marked. */
  readonly isAsked?: boolean | undefined;
  /** The list whose rows it names. */
  readonly namesIn?: Keys | undefined;
  /** Whether a group is shown folded while nothing in it lacks or is wrong. */
  readonly isFolded?: boolean;
  /** The value in the file as the input shows it, '' if it is unknown; a tick that is set has `true`. */
  readonly value: string;
  /** What the files have for a row or a language. */
  readonly written?: unknown;
  /** The content of the input: what the form sent for it, otherwise the value. */
  readonly typed: string;
  /** Why what was typed cannot be saved, if the form knows that before the site is made. */
  readonly refusal?: string | undefined;
  /** The options of a choice, each with the words that visitors read. */
  readonly options?: readonly (readonly [value: string, words: string])[];
  /**
   * The fields of a group, the ticks of a list of names, or the rows of another list, of which the last is empty. Of a text they
   * are boxes for the other languages, which have words of their own for what is typed.
   */
  readonly fields: readonly Field[];
  /** The short name that a tick stands for. */
  readonly shortName?: string;
  /** The unit that people may write after a number. */
  readonly unit?: Unit | undefined;
  /** The names by which texts show it, such as `{price}`. */
  readonly braces?: readonly string[];
  /** Attributes of its input besides those of its kind: the language of its words, or another type. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** What fields are read from. The site provides the samples and the words for short names. */
export interface Sources extends Partial<
  Pick<FormRequest, 'project' | 'site' | 'posted' | 'uploads'>
> {
  /** The file facts.jsonc. */
  readonly file: ContentFile;
  /** The phrases that already have boxes, because each box may be on a page only once. */
  readonly asked?: Set<string>;
  /** The names that this save gives to new photos, because two rows may have the same name. */
  readonly given?: Set<string>;
}

/** Returns a field and all that is in it. */
export function fieldsIn(field: Field): Field[] {
  return [field, ...field.fields.flatMap(fieldsIn)];
}

/** Returns a field with its value and what the form sent for it. The default kind is a text. */
export function inputFor(
  posted: URLSearchParams | undefined,
  field: Pick<Field, 'name' | 'label'> & Partial<Field>,
  value = '',
): Field {
  return { kind: 'text', fields: [], ...field, value, typed: typedIn(posted, field.name, value) };
}

/** Returns a group of fields. The group itself has no value. */
export function groupOf(
  name: string,
  label: string,
  fields: readonly Field[],
  more: Partial<Field> = {},
): Field {
  return inputFor(undefined, { name, label, kind: 'group', fields, ...more });
}

/**
 * Returns what the form sent for a field, or its value if no form was sent. Line breaks become spaces, because no text in the
 * content may have them, and invisible characters at both ends are removed.
 */
export function typedIn(posted: URLSearchParams | undefined, name: string, value: string): string {
  if (!posted) return value;
  return withoutInvisibleEnds((posted.get(name) ?? '').replace(/\s*\r?\n\s*/g, ' '));
}

/** Returns the label, hint and lack of the tick with which the agency confirms a group, or a reader a language. */
export function sayChecked(day: unknown, isUnconfirmed: boolean) {
  const hint = typeof day === 'string' ? `The last time was ${formatDay(day, 'en-IN')}.` : '';
  const lack = isUnconfirmed ? 'unconfirmed' : undefined;
  return { label: 'I have looked through this today', hint, lack } as const;
}

/** The English names of languages. Creating them takes 30 ms, so they are here, where only dev loads them. */
export const languageNames = new Intl.DisplayNames('en', { type: 'language' });
