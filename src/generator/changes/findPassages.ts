/** Finds every passage of src/content. */
import path from 'node:path';
import { schemas } from '../../agency/schemas/content.ts';
import { everyField } from '../../values/fieldInfo.ts';
import { fileOf } from '../../values/paths.ts';
import type { Project } from '../project.ts';
import { asLiteral } from './splices.ts';
import { ContentFile } from '../content/contentFile.ts';
import { loadContent } from '../content/loadContent.ts';
import { plainValue } from '../content/plainValue.ts';
import { readSource } from '../content/readSource.ts';
import type { Passage } from './passage.ts';
import { passagesInPage } from './passagesInPage.ts';

/** Their texts are facts and structure, which "Change words" does not change. */
const filesWithoutWords = ['facts.ts', 'structure.ts', 'languages/index.ts'];

/** Returns every passage. Throws an Error for staff if a file cannot be read. */
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
    return passagesInPage(name, readSource(project, path.join(project.content, name)));
  });
  return [...inEntries, ...inPages];
}

/** Returns the passage of a field, or one for each alternative. */
function passagesAt(name: string, field: string, file: ContentFile): Passage[] {
  const value = file.find(field)?.value;
  const [, picture] = /^pictures\.(.+)/.exec(field) ?? [];
  const nodes = value?.type === 'ArrayExpression' ? value.elements : [value];
  return nodes.flatMap((node, at) => {
    const text = node && plainValue(node, file.text);
    if (!node || typeof text !== 'string') return [];
    const { start, end } = node;
    const spliceFor = (words: string) => ({ start, end, text: asLiteral(words) });
    return { file: name, source: file.text, field, at, text, picture, spliceFor };
  });
}
