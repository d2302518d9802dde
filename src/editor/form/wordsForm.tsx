/** Shows some texts with a box for each language, or lists all texts in a page's language. */
import { rulePages } from '../../agency/pageNames.ts';
import { ContentFile } from '../../generator/content/contentFile.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import { byTitle } from '../../values/faults.ts';
import { fill } from '../../values/fill.ts';
import { plainText } from '../../values/filledText.tsx';
import { firstThatFits } from '../../values/format.ts';
import { nameOf } from '../../values/place.ts';
import { findPassages } from '../changes/findPassages.ts';
import type { Passage } from '../changes/passage.ts';
import { formFor } from '../page/tracedPages.ts';
import { fieldsIn, groupOf, inputFor, languageNames, type Field } from './field.ts';
import { readGroups } from './readFields.ts';
import type { Fields } from './FieldsPage.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { addressOf, headingOf, labelOf, titleOf } from './places.ts';
import { isChanged } from './typed.ts';

/** Returns the fields of the texts that the query names, if there are any. */
export function readWords(request: FormRequest): Fields | undefined {
  const { project, site, query } = request;
  const asked = query.getAll('text');
  if (!site || asked.length === 0) return undefined;
  // The description of a picture is changed on the picture's page.
  const passages = findPassages(project).filter(({ picture }) => !picture);
  const facts = readGroups({ file: ContentFile.read(project, 'facts.jsonc') });
  // A query lists the words for facts before the sentence they are in; the sentence that was clicked must come first.
  const texts = [...new Set(asked.reverse())].flatMap((key): Field[] => {
    const inFiles = passages.filter((passage) => passage.key === key);
    const ofKey = inOrder(site, inFiles);
    if (ofKey.length === 0) return [];
    const [{ section, text }] = ofKey as [Passage];
    const { title, label } = headingsOf(ofKey[0]!);
    const heading =
      section === undefined
        ? `${title}: ${label}`
        : `${section}: “${firstThatFits(60, text.replaceAll('**', ''))}”`;
    const boxes = pressedFirst(request, site, ofKey).map((passage) =>
      boxFor(request, site, passages, passage),
    );
    return [groupOf(key, heading, boxes, { hint: meaningsIn(ofKey, facts, site) })];
  });
  if (texts.length === 0) return undefined;
  // Browsers drop tabs and line breaks from an address, so /%09/ would lead to another site.
  const link = (query.get('link') ?? '').split(/[?#]/)[0]!;
  const isOwnPage = /^\/(?![/\\])/.test(link) && !/[\0-\x1f]/.test(link);
  return {
    group: groupOf('words', 'Change words', texts),
    about: isOwnPage && (
      <a href={`${link}?edit`}>Follow the link instead, to change the words there</a>
    ),
    what: whatIsChanged(texts),
    isRule: texts.some(({ name }) => rulePages.some((page) => name.startsWith(`${page}.md `))),
  };
}

/** Returns the name of a save: the first changed text as it is now, such as "Words: Ask us". */
function whatIsChanged(texts: readonly Field[]): string {
  const changed = texts.flatMap(({ fields }) => fields).find(isChanged);
  return changed ? `Words: ${firstThatFits(50, changed.typed.replaceAll('**', ''))}` : 'Words';
}

/** The page that lists all texts in the language of a page, including those that cannot be clicked there, such as titles. */
export function showWords(request: FormRequest) {
  const { project, site, query } = request;
  if (!site)
    throw new Error('Could not show the words: the site is not built yet. Reload this page.');
  const page = query.get('page') ?? '/';
  const language = languageOfPage(page, site);
  const { lang, dir } = language;
  const texts = findPassages(project)
    .filter((passage) => languageOf(passage, site) === language)
    .map((passage) => ({ ...passage, ...headingsOf(passage) }));
  return (
    <FormPage title="All words" request={request}>
      <p>Open a heading, or search for a word with Ctrl-F or the menu of your phone.</p>
      {byTitle(texts).map(([title, ofTitle]) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul>
            {ofTitle.map((text) => (
              <li key={nameOf(text)}>
                {text.label}{' '}
                <a href={`/.dev/${formFor([text])}&page=${page}`} lang={lang} dir={dir}>
                  {text.text}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </FormPage>
  );
}

/** Returns the headings of a text: `hero.lead` -> "Top of Home" and "Below the title". In a page of text: page and section. */
function headingsOf({ file, keys, section }: Passage) {
  const [first, ...others] = keys;
  if (file.startsWith('pages/')) return { title: titleOf(file), label: section ?? labelOf(keys) };
  return { title: headingOf([first!]), label: labelOf(others) };
}

/** Returns passages in the order of the languages. */
export function inOrder(site: MadeSite, passages: readonly Passage[]): Passage[] {
  const { languages } = site.content;
  const orderOf = (passage: Passage) => languages.indexOf(languageOf(passage, site));
  return passages.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Returns passages, first those in the language of the page on which a text was clicked, because staff look for them. */
export function pressedFirst(
  { query }: Pick<FormRequest, 'query'>,
  site: MadeSite,
  passages: readonly Passage[],
): Passage[] {
  const pressed = languageOfPage(query.get('page') ?? '/', site);
  const isOther = (passage: Passage) => Number(languageOf(passage, site) !== pressed);
  return passages.toSorted((one, other) => isOther(one) - isOther(other));
}

/** Returns the language of the page at an address. */
function languageOfPage(page: string, { content: { languages } }: MadeSite) {
  return languages.find(({ lang }) => page.startsWith(`/${lang}/`)) ?? languages[0]!;
}

/** Returns the box for a passage, which may be one of the alternatives of its text. */
export function boxFor(
  { posted }: Pick<FormRequest, 'posted'>,
  site: MadeSite,
  all: readonly Passage[],
  passage: Passage,
): Field {
  const { lang, dir } = languageOf(passage, site);
  const { file, keys, key, text } = passage;
  const others = all.filter((passage) => passage.file === file && passage.key === key);
  const number = others.length > 1 ? `, ${others.indexOf(passage) + 1} of ${others.length}` : '';
  const label = `${languageNames.of(lang)}${number}`;
  const place = { file, keys };
  return inputFor(posted, { name: nameOf(place), place, label, attributes: { lang, dir } }, text);
}

/** Returns the language of a passage. A page of text outside the language folders is in the first language. */
export function languageOf({ file }: Passage, { content }: MadeSite) {
  const isOwn = ({ lang }: { lang: string }) =>
    file === `languages/${lang}.jsonc` || file.startsWith(`pages/${lang}/`);
  return content.languages.find(isOwn) ?? content.languages[0]!;
}

/** Explains the names in braces of some texts, with links to their facts. */
function meaningsIn(texts: readonly Passage[], groups: readonly Field[], site: MadeSite) {
  const names = new Set(texts.flatMap(({ text }) => text.match(/\{[^{}]+\}/g) ?? []));
  return [...names].map((name) => {
    const isNamed = (field: Field) => field.braces?.includes(name);
    const group = groups.find((candidate) => fieldsIn(candidate).some(isNamed));
    const address = group && addressOf(fieldsIn(group).find(isNamed)!.name, group.name);
    return (
      <p key={name}>
        {meaningOf(name, site)} {address && <a href={address}>Change this fact</a>}
      </p>
    );
  });
}

function meaningOf(name: string, { routes }: MadeSite): string {
  if (name.includes('/'))
    return `${name}: the number before it decides which of the words is shown.`;
  const value = plainText(fill(name, routes[0]!.edition.scope));
  if (value === name) return `${name} is filled in where it is shown.`;
  return `${name} is ${value ? `now ${value}` : 'not known yet'}.`;
}
