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

/** Takes the content of a site, and the facts in the first language. Once all words are kept, it writes and fills nothing. */
export function keepRules(project: Project, content: Content, scope: Scope): void {
  const { inEffect } = content.facts.policy;
  const isKept = (fingerprint: string) => readCache(fileOf(project, fingerprint)) !== undefined;
  const rules = Object.values(inEffect).every(isKept) ? [] : rulesIn(content, scope);
  const ofRules = rules.filter(({ name, fingerprint }) => fingerprint === inEffect[name]);
  for (const { fingerprint, words } of [...ofRules, ...readOriginals(content)])
    if (!isKept(fingerprint)) writeCache(fileOf(project, fingerprint), words);
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
