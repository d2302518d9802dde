/** What whoever pressed "Run workflow" reads: the summary of a run on GitHub. */
import { appendFileSync } from 'node:fs';

/** Every sign that Markdown may take for its own. */
const markup = /[\\`*_{}[\]<>#|~&]/g;

/** Adds a text to the summary, each line a paragraph; does nothing where the environment names no summary. */
export function addToSummary(text: string, { GITHUB_STEP_SUMMARY: file }: NodeJS.ProcessEnv): void {
  if (file) appendFileSync(file, `${text.replace(markup, '\\$&').replaceAll('\n', '\n\n')}\n\n`);
}
