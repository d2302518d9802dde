/** Writes values into several content files. */
import { ContentFile } from '../content/contentFile.ts';
import type { Project } from '../project.ts';
import { changeValue } from './contentChanges.ts';
import type { Change } from './saveContent.ts';

export interface FieldValue {
  /** The path in src/content. */
  readonly file: string;
  readonly field: string;
  readonly value: unknown;
}

/** Returns a change for each file that gets some of the values. */
export function changesFor(project: Project, values: readonly FieldValue[]): Change[] {
  return [...new Set(values.map(({ file }) => file))].map((name) => {
    const file = ContentFile.readToChange(project, name);
    const own = values.filter((each) => each.file === name);
    const after = file.changed(own.map(({ field, value }) => changeValue(file, field, value)));
    return { name, before: file.text, after };
  });
}
