/** Finds pages and videos that weigh more than they may. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import * as budget from './budgets.ts';
import { smallest, type PageWeight } from './weighPage.ts';

const loops = ['landscape', 'portrait'].flatMap((shape) => [`video/hero-${shape}.webm`, `video/hero-${shape}.mp4`]);

/** Returns a sentence for every budget that a page or one of the loop's files in the site at `output` does not keep. */
export function budgetFaults(pages: readonly PageWeight[], output: string): string[] {
  return [...pages.flatMap(pageFaults), ...loops.flatMap((file) => loopFaults(file, output))];
}

function pageFaults(page: PageWeight): string[] {
  const kind = budget.kindOf(page.path);
  const rows: [what: string, measured: number, most: number, unit: string][] = [
    ['its packed HTML weighs', smallest(page), budget.htmlBudget[kind], 'bytes'],
    ['its HTML packed with gzip weighs', page.html, budget.firstFlight, 'bytes'],
    ['its script weighs', page.script, budget.scriptBudget, 'bytes'],
    ['its first view on a phone weighs', page.firstView, budget.firstViewBudget[kind], 'bytes'],
    ['its first view on a phone takes', page.requests, budget.requestBudget, 'requests'],
  ];
  return rows
    .filter(([, measured, most]) => measured > most)
    .map(([what, measured, most, unit]) => `${page.file}: ${what} ${measured} ${unit}, ${most} are allowed. Shorten it.`);
}

function loopFaults(file: string, output: string): string[] {
  const full = path.join(output, file);
  const size = existsSync(full) ? statSync(full).size : 0;
  if (size <= budget.loopBudget) return [];
  return [`public/${file}: it weighs ${size} bytes, ${budget.loopBudget} are allowed. Encode it smaller or shorter.`];
}
