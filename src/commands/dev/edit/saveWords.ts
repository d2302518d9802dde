/** Saves the words that were typed in "Change words", in all languages or in none. */
import { spliced } from '../../../generator/content/contentFile.ts';
import type { Passage } from '../../../generator/content/passage.ts';
import { findPassages } from '../../../generator/content/findPassages.ts';
import { passagesInPage } from '../../../generator/content/passagesInPage.ts';
import type { Project } from '../../../generator/project.ts';
import { linksIn } from '../../../schemas/markdown.ts';
import { saveFiles, sayChanged } from '../../../generator/content/saveContent.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Returns the name of a passage in the browser. */
export const idOf = ({ file, field, at }: Passage) => `${file} ${field} ${at}`;

/** Takes the names of passages, the texts with which their boxes were opened, and the words that were typed there. */
export async function saveWords(project: Project, posted: URLSearchParams): Promise<Outcome> {
  const passages = await findPassages(project);
  const [ids, before, words] = ['passage', 'before', 'words'].map((name) => posted.getAll(name));
  const typed = ids!.flatMap((id, at) => {
    const passage = passages.find((each) => idOf(each) === id && each.text === before![at]);
    return passage ? { passage, words: (words![at] ?? '').replace(/\s*\n\s*/g, ' ').trim() } : [];
  });
  const known = new Set(typed.map(({ passage }) => passage));
  if (known.size < ids!.length) return { problems: [['', sayChanged(ids!.join().split(' ')[0]!)]] };
  const files = new Map([...known].map(({ file, source }) => [file, source]));
  const changes = [...files].map(([name, source]) => {
    const own = typed.filter(({ passage }) => passage.file === name);
    const splices = own.map((each) => each.passage.with(each.words));
    return { name, before: source, after: spliced(source, splices) };
  });
  const problems = changes.flatMap(({ name, after }) =>
    typed
      .filter(({ passage }) => passage.file === name)
      .filter(({ passage, words: own }) => !isThere(passage, own, after))
      .map(({ passage }) => [idOf(passage), wordsAlone] as const),
  );
  if (problems.length > 0) return { problems };
  const save = saveFiles(project, { what: 'Words', changes });
  return outcomeOf(save, ({ file, field }) => {
    const found = [...known].find((each) => each.file === file && each.field === field);
    return found && idOf(found);
  });
}

/** Whether the words are still one passage of a page of text: they have not begun a heading, an item, a column or a link. */
function isThere(passage: Passage, words: string, after: string): boolean {
  const { file, text } = passage;
  if (!file.endsWith('.md')) return true;
  const addresses = (all: string) =>
    linksIn(all)
      .map(({ href }) => href)
      .join();
  const now = passagesInPage(file, after).find((each) => idOf(each) === idOf(passage));
  return now?.text === words && addresses(words) === addresses(text);
}

const wordsAlone =
  'Write some words, without a sign that begins a heading, an item or a column. Keep each address in round brackets.';
