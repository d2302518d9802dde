/**
 * Runs before each command (`node --import`). Ends with one sentence if the packages are not installed; otherwise loads tsx, with
 * which Node can run TypeScript, for modules alone: packages that are required load faster without tsx between. It is JavaScript
 * itself because it runs before tsx.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
// The program of esbuild is lost where a virus scanner takes it, or where node_modules comes from another computer.
const program = process.platform === 'win32' ? 'esbuild.exe' : 'bin/esbuild';
const esbuild = `@esbuild/${process.platform}-${process.arch}/${program}`;
const missing = [...Object.keys(dependencies), esbuild].find(
  (name) => !existsSync(new URL(`node_modules/${name}`, root)),
);
// In a path, tsx takes what comes behind a question mark for a query.
if (root.href.includes('%3F'))
  stop(`${fileURLToPath(root)}): a folder has a ? in its name. Rename it.`);
if (missing !== undefined) stop(`node_modules): ${missing} is not there. Run npm ci first.`);
// React chooses its faster build when it is imported.
process.env.NODE_ENV ??= 'production';
await import('tsx/esm');

/** @param {string} sentence */
function stop(sentence) {
  console.error(`Could not start (${sentence}`);
  process.exit(1);
}
