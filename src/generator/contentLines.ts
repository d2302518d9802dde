/** Finds the line of a field in a content file, so that a sentence about it can say where to look. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Comment, type Expression, type Node } from 'acorn';
import type { Project } from './project.ts';

/** Takes sentences about fields of the content, one a line; returns them with the line of each field that is there. */
export function withLines(sentences: string, { content }: Project): string {
  return sentences.replace(
    /^(Could not use src\/content\/(\S+\.ts)): (\S+) (?=is )/gm,
    (sentence, start: string, file: string, field: string) => {
      const source = path.join(content, file);
      const line = existsSync(source) && lineOf(readFileSync(source, 'utf8'), field);
      return line ? `${start}, line ${line}: ${field} ` : sentence;
    },
  );
}

/** Follows the way to a field, such as `departures.list[2].date`, as far as the file goes; returns the line of the last step. */
function lineOf(text: string, field: string): number | undefined {
  let value = exportedValue(text);
  let place: Node | undefined;
  for (const key of field.match(/[^.[\]]+/g) ?? []) {
    const next = stepInto(value, key);
    if (!next) break;
    ({ place, value } = next);
  }
  return place?.loc?.start.line;
}

/**
 * Returns what a content file exports, and puts its remarks into a list. A file that is more than JavaScript, such as one with
 * `as const`, has no lines.
 */
export function exportedValue(
  text: string,
  onComment: Comment[] = [],
): Expression | null | undefined {
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

export interface Step {
  readonly place: Node;
  readonly value: Expression;
}

/** Returns the field or the entry of that name in a value, and what is in it. */
export function stepInto(value: Expression | null | undefined, key: string): Step | undefined {
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
