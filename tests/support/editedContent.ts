/** The fixture's content after edits, and what the check says about it. */
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { findDamagedTexts } from '../../src/agency/checks/findDamagedTexts.ts';
import { readEntry } from '../../src/agency/readEntry.ts';
import { schemas, type RawContent } from '../../src/agency/schemas/content.ts';
import { whyUnusable } from '../../src/generator/pictures/sources.ts';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { pathOf } from '../../src/values/place.ts';
import { lineOf, sentenceOf } from '../../src/values/faults.ts';
import type { Project } from '../../src/generator/project.ts';
import { fixture } from './fixture.ts';

/** New values by places such as `facts.jsonc: agency.phone`; undefined deletes a value. */
export type Edits = Readonly<Record<string, unknown>>;

/** The content before it is checked. */
export const raw: any = loadContent(fixture);

/** The entries of files whose names differ from them. */
const entries: Readonly<Record<string, string>> = {
  'languages/index.jsonc': 'languages',
  'languages/en.jsonc': 'languages[0].words',
  'languages/bn.jsonc': 'languages[1].words',
  'languages/ur.jsonc': 'languages[2].words',
  'pages/refund-policy.md': 'pages.refund-policy',
  'pages/your-visa.md': 'pages.your-visa',
};

/** Returns the content after edits, before it is checked. */
export function contentWith(edits: Edits): any {
  const content = structuredClone(raw);
  for (const [place, value] of Object.entries(edits)) {
    const [file, field = ''] = place.split(': ') as [string, string?];
    setField(content, `${entries[file] ?? file.replace('.jsonc', '')}.${field}`, value);
  }
  return content;
}

/** Removes the other languages, which take most of the time of a check, and returns the content. */
export function onlyInEnglish(content: any): any {
  content.languages.length = 1;
  for (const name of Object.keys(content.pages)) if (name.includes('/')) delete content.pages[name];
  return content;
}

/** Writes a value into a field, given by its path such as `rooms.two` or `list[0].days`; undefined deletes it. */
export function setField(whole: any, field: string, value: unknown): void {
  const keys = field.match(/[\w-]+/g)!;
  const last = keys.pop()!;
  const parent = keys.reduce((part, key) => part[key], whole);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** Returns what the check says about the edited content, sentence by sentence; checks only English if no edit is elsewhere. */
export function sentencesFor(edits: Edits): string[] {
  return sentencesAbout(editedOnly(edits));
}

/** Returns the edited content, in English alone if no edit is elsewhere. */
function editedOnly(edits: Edits): any {
  const content = contentWith(edits);
  const isEnglish = !Object.keys(edits).some((place) => /^languages\/(?!en)/.test(place));
  return isEnglish ? onlyInEnglish(content) : content;
}

/**
 * Reads the one entry that the edits change as a check does first: finds damaged texts, and parses each value with its schema.
 * Returns the parsed entry, and what is refused, sentence by sentence. A check takes ten times as long.
 */
export function readEdited(edits: Edits) {
  const content = editedOnly(edits);
  const [place = ''] = Object.keys(edits);
  const [entry = ''] = /^\w+/.exec(place) ?? [];
  return readAlone(entry as keyof typeof schemas, content[entry]);
}

/** The same for an entry that is not in the content. */
export function readAlone(entry: keyof typeof schemas, value: unknown) {
  const damaged = findDamagedTexts(entry, value);
  const { output, faults } = readEntry(entry, value, schemas[entry]);
  const refused = damaged.length > 0 ? damaged : faults;
  return { read: output as any, sentences: refused.map((fault) => sentenceOf(fault)) };
}

/** Returns what the check says about content, sentence by sentence. */
export function sentencesAbout(content: RawContent): string[] {
  try {
    checkContent(content, {
      showsUnread: true,
      whyUnusable: (slug) => whyUnusable(slug, fixture),
    });
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

/** Returns the report's lines about content, or about one field. */
export function linesOf(content: RawContent, field?: string): string[] {
  const { findings } = checkContent(content, { showsUnread: true });
  return findings.filter((each) => field === undefined || pathOf(each.keys) === field).map(lineOf);
}

/** Returns the fixture with other content that is not checked yet. */
export function projectWith({ languages, ...others }: any): Project {
  const file = (folder: string, name: string, value: unknown) =>
    [`${folder}${name}.jsonc`, JSON.stringify(value)] as const;
  const rows = languages.map(({ words: __, ...row }: any) => row);
  const drafts = new Map<string, string>([
    ...Object.entries(others).map(([name, value]) => file('', name, value)),
    ...languages.map(({ lang, words }: any) => file('languages/', lang, words)),
    ['languages/index.jsonc', JSON.stringify(rows)],
  ]);
  return { ...fixture, drafts };
}
