/** Writes values into several content files, and the fingerprints of the rules. */
import { ContentFile } from '../content/contentFile.ts';
import { readContent } from '../content/readContent.ts';
import type { Project } from '../project.ts';
import { spliceForValue } from './splices.ts';
import type { FileChange } from './history.ts';

export interface FieldValue {
  /** The path in src/content. */
  readonly file: string;
  readonly field: string;
  readonly value: unknown;
}

/** Returns a change for each file that gets some of the values. */
export function fileChangesForValues(
  project: Project,
  values: readonly FieldValue[],
): FileChange[] {
  return [...new Set(values.map(({ file }) => file))].map((name) => {
    const file = ContentFile.readToChange(project, name);
    const own = values.filter((each) => each.file === name);
    const after = file.spliced(own.map(({ field, value }) => spliceForValue(file, field, value)));
    return { name, before: file.text, after };
  });
}

/** Takes facts.ts with a new effective date; returns it with the fingerprints of the rules as they read under that day. */
export async function textWithFingerprints(project: Project, text: string): Promise<string> {
  const { findings } = await readContent({ ...project, drafts: new Map([['facts.ts', text]]) });
  const file = new ContentFile('facts.ts', text);
  return file.spliced(
    findings.flatMap(({ answer }) =>
      answer?.field.startsWith('policy.inEffect.')
        ? spliceForValue(file, answer.field, answer.value)
        : [],
    ),
  );
}
