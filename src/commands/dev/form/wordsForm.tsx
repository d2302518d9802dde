/** Shows the words of some texts as a form, with a box for each language, and saves them in all languages or in none. */
import { ContentFile } from '../../../generator/content/contentFile.ts';
import { findPassages } from '../../../generator/changes/findPassages.ts';
import { fileChangesForWords } from '../../../generator/changes/fileChanges.ts';
import type { FileChange } from '../../../generator/changes/history.ts';
import { sectionOf, type Passage } from '../../../generator/changes/passage.ts';
import { isStillThere } from '../../../generator/changes/passagesInPage.ts';
import { saveFiles, sayChanged } from '../../../generator/changes/saveContent.ts';
import { formFor, keyOf, tracePages } from '../../../generator/changes/tracedPages.ts';
import { rulePages } from '../../../agency/ownPages.ts';
import { shortHash } from '../../../values/shortHash.ts';
import { withPlainEnds } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import { byTitle } from '../../../values/faults.ts';
import { fill } from '../../../values/fill.ts';
import { firstThatFits } from '../../../values/format.ts';
import { fileAt } from '../../serve.ts';
import { FormPage, GroupPage } from './FormPage.tsx';
import { fieldsIn, inputFor, languageNames, readGroups, typedIn, type Field } from './fields.ts';
import { outcomeOf, refused, type FormRequest, type Outcome } from './formRequest.ts';
import { addressOf, headingOf } from './places.ts';

/** The page with a form for the texts that the query names, or with a list of all texts if it names none. */
export async function showWords(request: FormRequest) {
  const { project, site, query } = request;
  if (!site)
    throw new Error('Could not show the words: the site is not made. Load this page again.');
  const passages = await findPassages(project);
  // The words of a picture are changed with the picture.
  const existing = new Set(passages.filter(({ picture }) => !picture).map(keyOf));
  // The words of the facts in a sentence come before it in a page; the sentence that was pressed is to come first.
  const keys = [...new Set(query.getAll('text').reverse())].filter((key) => existing.has(key));
  if (keys.length === 0) return listWords(request, site, passages);
  const own = passages.filter((each) => keys.includes(keyOf(each)));
  const facts = readGroups({ file: ContentFile.read(project, 'facts.ts') }).flatMap(fieldsIn);
  const texts = keys.map((key): Field => {
    const ofKey = own.filter((each) => keyOf(each) === key);
    const hint = meaningsIn(ofKey, facts, site);
    const inOrder = site.content.languages.flatMap((language) =>
      ofKey.filter((each) => languageOf(each, site) === language),
    );
    const fields = inOrder.map((each) => boxFor(request, site, own, each));
    const { title, label } = headingsOf(inOrder[0]!);
    const heading = `${title}: ${label || `“${firstThatFits(60, inOrder[0]!.text.replaceAll('**', ''))}”`}`;
    return { name: key, label: heading, kind: 'group', hint, value: '', typed: '', fields };
  });
  const group = { ...texts[0]!, name: 'words', label: 'Change words', hint: '', fields: texts };
  // Browsers leave out the tabs and line breaks of an address, so /%09/ would lead to another site.
  const [link] = /^\/(?![/\\])[^?#\0-\x1f]*(?![^?#])/.exec(query.get('link') ?? '') ?? [];
  return (
    <GroupPage request={request} group={group} hash={hashOf(own)}>
      {link && <a href={`${link}?edit`}>Follow the link instead, to change the words there</a>}
    </GroupPage>
  );
}

/** The page that lists all texts of a page under headings. What is not on it now comes first, such as titles. */
async function listWords(request: FormRequest, site: MadeSite, passages: readonly Passage[]) {
  const page = request.query.get('page') ?? '/';
  const pages = await tracePages(request.project, site);
  const { shown = [], others = [] } = pages.get(fileAt(page) ?? '') ?? {};
  const isOwn = ({ lang }: { lang: string }) => page.startsWith(`/${lang}/`);
  const language = site.content.languages.find(isOwn) ?? site.content.languages[0];
  const texts = [...others, ...shown].map((key) => {
    const ofKey = passages.filter((each) => keyOf(each) === key);
    const own = ofKey.find((each) => languageOf(each, site) === language) ?? ofKey[0]!;
    return { key, text: own.text, form: formFor([own]), ...headingsOf(own) };
  });
  return (
    <FormPage title="All words of the page" request={request}>
      <p>Open a heading, or look for a word as in any page, with Ctrl-F or the menu of a phone.</p>
      {byTitle(texts).map(([title, own]) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul>
            {own.map(({ key, label, text, form }) => (
              <li key={key}>
                {label} <a href={`/.dev/${form}&page=${page}`}>{text}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </FormPage>
  );
}

/** Saves what a form sent for the texts that the query names. */
export async function saveWords(request: FormRequest): Promise<Outcome> {
  const { project, query, posted } = request;
  const keys = query.getAll('text');
  const own = (await findPassages(project)).filter((each) => keys.includes(keyOf(each)));
  if (hashOf(own) !== posted?.get('hash')) return refused(sayChanged(own[0]?.file ?? ''));
  const isRule = own.some(({ file }) => rulePages.some((name) => file.endsWith(`/${name}.md`)));
  return { ...(await savePassages(request, own, { what: 'Words' })), isRule };
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

function hashOf(passages: readonly Passage[]): string {
  return shortHash(JSON.stringify(passages.map(({ file, text }) => [file, text])));
}

/**
 * Returns the headings over a text: `hero.titles[0]` -> "Hero" and "Titles: 1". A line of a page of text has that of its section
 * alone, because its number says nothing.
 */
function headingsOf(passage: Passage) {
  if (passage.field.startsWith('line ')) return { title: sectionOf(passage), label: '' };
  const [title = '', ...others] = headingOf(passage.field).split(': ');
  return { title, label: others.join(': ') };
}

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
  return inputFor(posted, { name: nameOf(passage, all), label, attributes: { lang, dir } }, value);
}

/** Returns the language of a passage. A page of text that is in no folder is in the first one. */
export function languageOf({ file }: Passage, { content }: MadeSite) {
  const isOwn = ({ lang }: { lang: string }) =>
    file === `languages/${lang}.ts` || file.startsWith(`pages/${lang}/`);
  return content.languages.find(isOwn) ?? content.languages[0]!;
}

/** Returns the meanings of the names in braces in some texts, with links to their facts. */
function meaningsIn(texts: readonly Passage[], facts: readonly Field[], site: MadeSite) {
  const names = new Set(texts.flatMap(({ text }) => text.match(/\{[^{}]+\}/g) ?? []));
  return [...names].map((name) => {
    const fact = facts.find(({ braces }) => braces?.includes(name));
    return (
      <p key={name}>
        {meaningOf(name, site)} {fact && <a href={addressOf(fact.name)}>Change this fact</a>}
      </p>
    );
  });
}

function meaningOf(name: string, { routes }: MadeSite): string {
  if (name.includes('/')) return `Of ${name}, the number before it decides which is shown.`;
  const value = fill(name, routes[0]!.edition.scope);
  if (value === name) return `${name} is filled in where it is shown.`;
  return `${name} is ${value ? `now ${value}` : 'not known yet'}.`;
}
