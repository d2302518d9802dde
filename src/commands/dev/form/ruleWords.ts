/** The old and the new words of rules that have changed. The old ones are kept beside the other caches while they are in effect. */
import path from 'node:path';
import { rulesIn } from '../../../agency/checks/findChangedRules.ts';
import { readCache, writeCache } from '../../../generator/cache.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import type { Finding } from '../../../values/faults.ts';

/** Keeps the words of the rules of a site that are in effect. */
export function keepRules(project: Project, site: MadeSite): void {
  const { inEffect } = site.content.facts.policy;
  for (const { name, words, fingerprint } of rulesOf(site))
    if (inEffect[name] === fingerprint) writeCache(fileOf(project, fingerprint), words);
}

export interface ChangedWords {
  /** The lines that are in effect and no longer there; undefined if nobody has kept them. */
  readonly old: readonly string[] | undefined;
  readonly now: readonly string[];
}

/** Returns the changed lines of the page of rules that a finding is about, or undefined if it is about none. */
export function changedWords(
  project: Project,
  site: MadeSite,
  { answer }: Finding,
): ChangedWords | undefined {
  const page = rulesOf(site).find(({ name }) => answer?.field === `policy.inEffect.${name}`);
  if (!page) return undefined;
  const inEffect = site.content.facts.policy.inEffect[page.name] ?? '';
  const kept = readCache<string>(fileOf(project, inEffect));
  const [now, old] = [linesOf(page.words), kept === undefined ? undefined : linesOf(kept)];
  if (!old) return { old, now: [] };
  const without = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line));
  return { old: without(old, now), now: without(now, old) };
}

function rulesOf({ content, routes }: MadeSite) {
  return rulesIn(content, routes[0]!.edition.scope);
}

function fileOf({ cache }: Project, fingerprint: string): string {
  return path.join(cache, 'rules', fingerprint);
}

function linesOf(words: string): string[] {
  return words.split('\n').filter((line) => line.trim() !== '');
}
