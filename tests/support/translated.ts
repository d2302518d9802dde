/** The fixture with pages in other languages besides Home. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../src/generator/project.ts';
import { slugOf } from '../../src/values/markdown.ts';
import { inLetters, wordsIn } from '../fixture/content/languages/inLetters.ts';
import { raw } from './editedContent.ts';
import { emptyFolder, writeFiles } from './temporaryFiles.ts';

/**
 * Returns the fixture with every page in Urdu, which is written from right to left. Its pages of text are in a temporary folder;
 * `whenDone` takes what deletes it.
 */
export function wholeInUrdu(project: Project, whenDone: (remove: () => void) => void): Project {
  const pages = emptyFolder(whenDone);
  cpSync(project.pages, pages, { recursive: true });
  const texts = readdirSync(project.pages).map((file) => [
    `ur/${file}`,
    textIn('ur', readFileSync(path.join(project.pages, file), 'utf8')),
  ]);
  writeFiles(Object.fromEntries(texts), pages);
  const words = `export const ur = ${JSON.stringify(wordsIn('ur', 'all'))};\n`;
  return { ...project, pages, drafts: new Map([...project.drafts!, ['languages/ur.ts', words]]) };
}

/**
 * Returns the content with every page in Bengali, and in Urdu with Home and Refund Policy, before it is checked. Nobody has
 * read the new pages.
 */
export function translatedContent(): any {
  const content = structuredClone(raw);
  const [, bengali, urdu] = content.languages;
  bengali.words = wordsIn('bn', 'all');
  urdu.words = wordsIn('ur', 'half');
  for (const [name, text] of Object.entries<string>(raw.pages))
    content.pages[`bn/${name}`] = textIn('bn', text);
  content.pages['ur/refund-policy'] = textIn('ur', raw.pages['refund-policy']);
  return content;
}

type Lang = Parameters<typeof inLetters>[0];

/** Returns a page of text without its front matter in the letters of a language; addresses and anchors stay. */
export function textIn(lang: Lang, text: string): string {
  const lines = text.replace(/^---[^]*?\n---\n+/, '').split('\n');
  return lines.map((line) => lineIn(lang, line)).join('\n');
}

function lineIn(lang: Lang, line: string): string {
  const [, signs, title = '', anchor] = /^(#{2,}) (.*?)(?: \{#(.*)\})?$/.exec(line) ?? [];
  if (!signs) return line.replace(/\]\([^)]*\)|[^\]]+|\]/g, (part) => words(lang, part));
  const id = anchor ?? (signs === '##' ? slugOf(title) : undefined);
  return `${signs} ${inLetters(lang, title)}${id ? ` {#${id}}` : ''}`;
}

function words(lang: Lang, part: string): string {
  return part.startsWith('](') ? part : inLetters(lang, part);
}
