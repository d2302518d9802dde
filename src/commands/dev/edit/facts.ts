/** The page of facts: shows facts.ts, and saves one of its groups. */
import { createElement, type ReactElement } from 'react';
import { shortHash } from '../../../generator/files.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/terminal.ts';
import { FactsPage } from './FactsPage.tsx';
import { readGroups } from './fields.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { changedMeanwhile, readContentFile, saveFile } from './save.ts';
import { readSource } from './source.ts';
import { withChanges, type Posted } from './write.ts';

/** The site as it was made last, and why it cannot be made now. */
export interface LastBuild {
  readonly site?: MadeSite | undefined;
  readonly problem?: string | undefined;
}

/** What became of a form. */
export interface Outcome {
  readonly posted: Posted;
  readonly refusal?: Refusal;
  /** The site with what was saved. */
  readonly site?: MadeSite;
}

/** Returns the page as the file is now; after a form was sent, with what was typed for the other groups. */
export function factsPage(project: Project, build: LastBuild, outcome?: Outcome): ReactElement {
  const { site, problem } = outcome?.site ? { site: outcome.site } : build;
  const open = site?.routes[0]?.edition.scope.vocabulary.stillOpen;
  const shown = { questions: Array.isArray(open) ? open.map(String) : [], ...outcome };
  try {
    const text = readContentFile(project, 'facts.ts');
    const groups = readGroups(readSource(text));
    return createElement(FactsPage, { groups, hash: shortHash(text), problem, ...shown });
  } catch (error) {
    // A slip in facts.ts itself leaves no form.
    const sentence = problem || explain(error);
    return createElement(FactsPage, { groups: [], hash: '', problem: sentence, ...shown });
  }
}

/** Saves what a form sent for the group whose button was pressed. */
export async function saveFacts(project: Project, posted: Posted): Promise<Outcome> {
  const text = readContentFile(project, 'facts.ts');
  const source = readSource(text);
  const group = readGroups(source).find(({ name }) => name === posted.get('save'));
  if (!group) throw new Error(changedMeanwhile);
  const draft = withChanges(source, group, posted);
  // The same button was pressed twice, perhaps.
  if (draft === text) return { posted };
  try {
    if (shortHash(text) !== posted.get('hash')) throw new Error(changedMeanwhile);
    return { posted, site: await saveFile(project, 'facts.ts', text, draft) };
  } catch (error) {
    return { posted, refusal: refusalOf(explain(error), group, posted) };
  }
}
