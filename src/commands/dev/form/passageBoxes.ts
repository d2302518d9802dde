/** The boxes in which passages are changed, and their save. */
import { fileChangesForWords } from '../../../generator/changes/fileChanges.ts';
import type { FileChange } from '../../../generator/changes/history.ts';
import type { Passage } from '../../../generator/changes/passage.ts';
import { isStillThere } from '../../../generator/changes/passagesInPage.ts';
import { saveFiles } from '../../../generator/changes/saveContent.ts';
import { withPlainEnds } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import { languageNames, textBox, typedIn, type Field } from './fields.ts';
import { outcomeOf, type FormRequest, type Outcome } from './formRequest.ts';

/** Returns the box for one of the passages of a page of the form, which may be one of a text's alternatives. */
export function boxFor(
  { posted }: Pick<FormRequest, 'posted'>,
  site: MadeSite,
  all: readonly Passage[],
  passage: Passage,
): Field {
  const { file, at, text: value } = passage;
  const { lang, dir } = languageOf(passage, site);
  const { length } = all.filter((each) => each.file === file && each.field === passage.field);
  const label = `${languageNames.of(lang)}${length > 1 ? `, ${at + 1} of ${length}` : ''}`;
  return textBox(posted, { name: nameOf(passage, all), label, lang, dir }, value);
}

/** Returns the language of a passage. A page of text that is in no folder is in the first one. */
export function languageOf({ file }: Passage, { content }: MadeSite) {
  const isOwn = ({ lang }: { lang: string }) =>
    file === `languages/${lang}.ts` || file.startsWith(`pages/${lang}/`);
  return content.languages.find(isOwn) ?? content.languages[0]!;
}

/** Saves what was typed for all passages of a page of the form, with what else it changes. */
export async function savePassages(
  request: FormRequest,
  all: readonly Passage[],
  { what, others = async () => [] }: { what: string; others?: () => Promise<FileChange[]> },
): Promise<Outcome> {
  const { project, posted, upload } = request;
  const typed = all.flatMap((passage) => {
    const name = nameOf(passage, all);
    const words = typedIn(posted, name, '').trim();
    return words === passage.text.trim() ? [] : [{ passage, name, words }];
  });
  const changes = fileChangesForWords(project, typed);
  const problems = typed.flatMap(({ passage, name, words }) => {
    const { after } = changes.find((change) => change.name === passage.file)!;
    return isStillThere(passage, words, withPlainEnds(after))
      ? []
      : [{ name, sentence: wordsAlone }];
  });
  if (problems.length > 0) return { problems };
  const save = async () => {
    return saveFiles(project, { what, changes: [...(await others()), ...changes] }, upload);
  };
  return outcomeOf(request, save(), ({ file, field }) => {
    return typed.find(({ passage }) => passage.file === file && passage.field === field)?.name;
  });
}

const wordsAlone =
  'Write some words, without a sign that begins a heading, an item or a column. Change an address inside its round ' +
  'brackets; one more, or one less, is written in the file.';

function nameOf(passage: Passage, all: readonly Passage[]): string {
  return `words.${all.indexOf(passage)}`;
}
