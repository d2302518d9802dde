/** Follows the recipes of src/recipes.md: makes the files and the edits that they show. */
import { readFileSync } from 'node:fs';

/** What a recipe changes: a project, by paths from its root. */
interface Target {
  /** Replaces a text that must be in the file exactly once. */
  readonly edit: (file: string, old: string, replacement: string) => void;
  readonly write: (file: string, content: string) => void;
}

/** The titles of all recipes. */
export const recipes: readonly string[] = [
  ...readFileSync('src/recipes.md', 'utf8').matchAll(/^## (A new .+)$/gm),
].map(([, title]) => title!);

/** Applies the blocks with a path under a title. A block is a complete new file, or a diff of an existing one. */
export function followRecipe(target: Target, title: string): void {
  const [, recipe = ''] = readFileSync('src/recipes.md', 'utf8').split(`\n## ${title}\n`);
  const [steps = ''] = recipe.split('\n## ');
  const blocks = [...steps.matchAll(/^( *)```(\w+) (\S+)\n([^]*?)^ *```$/gm)];
  if (blocks.length === 0) throw new Error(`There is no recipe "${title}".`);
  for (const [, indent, kind, file, indented] of blocks) {
    const text = indented!.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (kind !== 'diff') {
      target.write(file!, text);
      continue;
    }
    for (const hunk of text.split('@@\n'))
      target.edit(file!, linesOf(hunk, '-'), linesOf(hunk, '+'));
  }
}

/** Returns the lines of a hunk as they were before (-) or are after it (+). */
function linesOf(hunk: string, side: '-' | '+'): string {
  const lines = hunk.split('\n').filter((line) => line.startsWith(' ') || line.startsWith(side));
  return lines.map((line) => line.slice(1)).join('\n');
}
