/** Writes the summary of a run on GitHub, which staff read after they have pressed "Run workflow". */
import { appendFileSync } from 'node:fs';

/** The characters that Markdown may read as formatting. */
const markup = /[\\`*_{}[\]<>#|~&]/g;

/** Appends a text to the summary, each line as a paragraph. Does nothing outside GitHub, where GITHUB_STEP_SUMMARY is not set. */
export function addToSummary(text: string, { GITHUB_STEP_SUMMARY: file }: NodeJS.ProcessEnv): void {
  if (file) appendFileSync(file, `${text.replace(markup, '\\$&').replaceAll('\n', '\n\n')}\n\n`);
}
