/**
 * Keeps the words of the rules that are in effect, and those of which somebody has read a translation, by their fingerprints, in
 * the cache folder. When they change, staff see the old words beside the new ones.
 */
import path from 'node:path';
import { rulesIn } from '../../agency/checks/findChangedRules.ts';
import { readOriginals } from '../../agency/readings.ts';
import type { Content } from '../../agency/schemas/content.ts';
import type { NewRules } from '../../values/faults.ts';
import type { Scope } from '../../values/fill.ts';
import { readCache, writeCache } from '../cache.ts';
import type { Project } from '../project.ts';

/** Takes the content of a site, and the facts in the first language. */
export function keepRules(project: Project, content: Content, scope: Scope): void {
  for (const { name, fingerprint, words } of rulesIn(content, scope))
    if (fingerprint === content.facts.policy.inEffect[name])
      writeCache(fileOf(project, fingerprint), words);
  for (const { fingerprint, words } of readOriginals(content))
    writeCache(fileOf(project, fingerprint), words);
}

/** Returns the lines that only the rules in effect have, and those that only the new ones have; undefined if none are kept. */
export function changedLines(project: Project, { inEffect, words }: NewRules) {
  const old = inEffect && readCache<readonly string[]>(fileOf(project, inEffect));
  if (!old) return undefined;
  const without = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line));
  return { before: without(old, words), after: without(words, old) };
}

function fileOf({ cache }: Project, fingerprint: string): string {
  return path.join(cache, 'rules', fingerprint);
}
