/** Says in the labels of the form what a sentence of the build says in files and paths. */
import { asWords } from '../../../generator/content/contentFile.ts';
import { fieldsIn, languageNames, type Field } from './fields.ts';

/**
 * Takes a sentence about content and the groups of facts; returns it with the label of each field, and the name of each language
 * and page. What is in brackets about the file is left out: "Could not use src/content/facts.ts, line 67: package.price is 5"
 * becomes "Could not use Facts, Price is 5".
 */
export function inLabels(sentence: string, groups: readonly Field[]): string {
  const isNamed = (name: string) => (each: Field) => [each.name, each.otherList].includes(name);
  const labelOf = (name: string) => groups.flatMap(fieldsIn).find(isNamed(name))?.label;
  return sentence
    .replace(/ \([^()]*in the file[^()]*\)/g, '')
    .replace(placeInContent, (_, file: string, field = '') => {
      const say = (part: string) =>
        /^[a-z]{2,3}$/.test(part) ? languageNames.of(part)! : asWords(part);
      const [first = '', ...rest] = file.split('/').map(say);
      const name = rest.length > 0 ? rest.reverse().join(', ') : first;
      return name + (field && `, ${labelOf(field) ?? headingOf(field)}`);
    })
    .replace(/\b[a-z]\w*(\.\w+|\[\d+\])+/g, (field) => labelOf(field) ?? field);
}

/** Matches a file of the content, and the field behind it: `src/content/facts.ts, line 67: package.price`. */
const placeInContent =
  /(?<![/\w])(?:src\/content\/)?\b(facts|languages\/\w+|pages\/[\w/-]+)\.(?:ts|md)(?:, line \d+)?(?:[:,] ([\w-]+(?:\.[\w-]+|\[\d+\])*))?/g;

/** `hero.titles[0]` -> "Hero: Titles: 1". */
export function headingOf(field: string): string {
  const steps = field.replace(/\[(\d+)\]/g, (_, at) => `.${Number(at) + 1}`).split('.');
  return steps.map(asWords).join(': ');
}
