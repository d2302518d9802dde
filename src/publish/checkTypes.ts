/** Runs the TypeScript compiler, which finds a misspelt name before visitors do. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Project } from '../generator/project.ts';
import { quotable } from './upload/ftp/uploadErrors.ts';

/** Throws an Error with what the compiler reports, if it fails. Does nothing if it is not installed. */
export async function checkTypes({ root }: Project): Promise<void> {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  if (!existsSync(compiler)) return;
  const child = spawn(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], { cwd: root });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code === 0) return;
  // The compiler prints code errors to stdout, so if that is empty, it has not read the code at all.
  if (said.trim() === '') {
    const reason = quotable(/^\w*Error: (.+)$/m.exec(complaint)?.[1] ?? complaint.trim());
    throw new Error(
      `Could not publish: the compiler does not run on this computer (${reason}). Run npm ci.`,
    );
  }
  const lines = said.trim().split('\n');
  const more = lines.length > 3 ? `\n    and ${lines.length - 3} more lines; see npx tsc` : '';
  throw new Error(
    'Could not publish: the compiler finds a mistake in the code. Undo the last change there.\n' +
      `    ${lines.slice(0, 3).join('\n    ')}${more}`,
  );
}
