/** Finds every passage of src/content: a text that is words, where it is written, and how other words get there. */
import { schemas } from '../../schemas/content.ts';
import { everyField } from '../../schemas/fieldInfo.ts';
import { fileOf } from '../../schemas/readEntry.ts';
import type { Project } from '../project.ts';
import { asLiteral } from './contentChanges.ts';
import { ContentFile, type Splice } from './contentFile.ts';
import { loadContent } from './loadContent.ts';
import { passagesInPage } from './passagesInPage.ts';

export interface Passage {
  /** In src/content: `languages/bn.ts`. */
  readonly file: string;
  /** The whole text of the file. */
  readonly source: string;
  /** `hero.headline`; in a page of text `line 12`, or a field of its front matter. */
  readonly field: string;
  /** Which of several alternatives, or which cell of a row, from 0. */
  readonly at: number;
  readonly text: string;
  /** Returns the change of the source that writes other words instead. */
  readonly with: (words: string) => Splice;
}

/** They say what there is and what is true. */
const filesWithoutWords = ['facts.ts', 'structure.ts', 'languages/index.ts'];

/** Returns every text that the schemas call words. Throws a sentence where a file cannot be read. */
export async function findPassages(project: Project): Promise<Passage[]> {
  const { pages = {}, ...entries } = await loadContent(project);
  const files = new Map<string, ContentFile>();
  const fileNamed = (name: string) => {
    const file = files.get(name) ?? ContentFile.read(project, name);
    files.set(name, file);
    return file;
  };
  const inEntries = Object.entries(entries).flatMap(([entry, value]) => {
    const texts = everyField(schemas[entry as keyof typeof schemas], value).filter(
      ({ info }) => info.kind === 'text',
    );
    return texts.flatMap(({ field }) => {
      const [name, way] = fileOf(entry, field, value);
      return filesWithoutWords.includes(name) ? [] : passagesAt(name, way, fileNamed(name));
    });
  });
  const inPages = Object.keys(pages).flatMap((page) => {
    const name = `pages/${page}.md`;
    return passagesInPage(name, fileNamed(name).text);
  });
  return [...inEntries, ...inPages];
}

/** Returns the text of a field, or its alternatives. What is not plainly written, such as a sum of two texts, is none. */
function passagesAt(name: string, field: string, file: ContentFile): Passage[] {
  const value = file.find(field)?.value;
  const nodes = value?.type === 'ArrayExpression' ? value.elements : [value];
  return nodes.flatMap((node, at) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'string') return [];
    const { start, end, value: text } = node;
    const written = (words: string) => ({ start, end, text: asLiteral(words) });
    return { file: name, source: file.text, field, at, text, with: written };
  });
}
