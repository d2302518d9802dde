/** Finds the line of a field in a content file, so that a sentence about it can say where to look. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Comment, type Expression, type Node } from 'acorn';
import type { Project } from './project.ts';

/** Takes sentences about fields of the content, one a line; returns them with the line of each field that is there. */
export function withLines(sentences: string, project: Project): string {
  return sentences.replace(
    /^(Could not use src\/content\/(\S+\.ts)): (\S+) (?=is )/gm,
    (sentence, start: string, file: string, field: string) => {
      const line = lineOf(rootOf(project, file), field);
      return line ? `${start}, line ${line}: ${field} ` : sentence;
    },
  );
}

/** Returns what a file of src/content exports; undefined where it is not there or cannot be parsed. */
export function rootOf({ content }: Project, name: string): Root {
  const file = path.join(content, name);
  return existsSync(file) ? exportedValue(readFileSync(file, 'utf8')) : undefined;
}

/** Returns the line of a field, or of what it would be in. */
export function lineOf(root: Root, way: string): number | undefined {
  for (let known = way; known; known = known.replace(/(^|\.|\[)[^.[]*$/, '')) {
    const step = stepAt(root, known);
    if (step) return step.place.loc?.start.line;
  }
  return undefined;
}

/** Returns the field at the end of a way such as `departures.list[2].date`, and what is in it; undefined where there is none. */
export function stepAt(root: Root, way: string): Step | undefined {
  let step: Step | undefined = root ? { place: root, value: root } : undefined;
  for (const key of way.match(/[^.[\]]+/g) ?? []) step = stepInto(step?.value, key);
  return step;
}

/** What a content file exports; undefined where it cannot be parsed. */
export type Root = Expression | null | undefined;

/**
 * Returns what a content file exports, and puts its remarks into a list. A file that is more than JavaScript, such as one with
 * `as const`, has no lines.
 */
export function exportedValue(text: string, onComment: Comment[] = []): Root {
  try {
    const { body } = parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      onComment,
    });
    return body.flatMap((each) =>
      each.type === 'ExportNamedDeclaration' && each.declaration?.type === 'VariableDeclaration'
        ? each.declaration.declarations.map(({ init }) => init)
        : [],
    )[0];
  } catch {
    return undefined;
  }
}

interface Step {
  readonly place: Node;
  readonly value: Expression;
}

/** Returns the field or the entry of that name in a value, and what is in it. */
function stepInto(value: Root, key: string): Step | undefined {
  if (value?.type === 'ArrayExpression') {
    const item = value.elements[Number(key)];
    return item && item.type !== 'SpreadElement' ? { place: item, value: item } : undefined;
  }
  if (value?.type !== 'ObjectExpression') return undefined;
  for (const property of value.properties) {
    if (property.type !== 'Property') continue;
    const { key: name } = property;
    if ((name.type === 'Identifier' ? name.name : name.type === 'Literal' && name.value) === key)
      return { place: property, value: property.value };
  }
  return undefined;
}
