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

/** Returns each line that is new, gone or changed, an old one beside the new one at its place; undefined if none are kept. */
export function changedLines(project: Project, { inEffect, words }: NewRules) {
  const kept = inEffect && readCache<readonly string[]>(fileOf(project, inEffect));
  if (!kept) return undefined;
  const [before, after] = [runsIn(kept, words), runsIn(words, kept)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort((one, other) => words.indexOf(one) - words.indexOf(other))
    .flatMap((above) => {
      const [old = [], now = []] = [before.get(above), after.get(above)];
      const longer = old.length > now.length ? old : now;
      return longer.map((_, at) => ({ before: old[at], after: now[at] }));
    });
}

/** Returns the lines that others lack, by the last line above them that others have. */
function runsIn(lines: readonly string[], others: readonly string[]): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let above = '';
  for (const line of lines) {
    if (others.includes(line)) above = line;
    else runs.set(above, [...(runs.get(above) ?? []), line]);
  }
  return runs;
}

function fileOf({ cache }: Project, fingerprint: string): string {
  return path.join(cache, 'rules', fingerprint);
}
