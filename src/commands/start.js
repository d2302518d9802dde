/**
 * Runs before each command (`node --import`). If the packages are not installed, prints one sentence and exits. Otherwise loads
 * tsx, so that Node can run TypeScript, but only for ES modules: packages load faster by require() without tsx. This file is
 * JavaScript because it runs before tsx.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
// The esbuild binary is missing if a virus scanner removed it or node_modules was copied from another computer.
const program = process.platform === 'win32' ? 'esbuild.exe' : 'bin/esbuild';
const esbuild = `@esbuild/${process.platform}-${process.arch}/${program}`;
const missing = [...Object.keys(dependencies), esbuild].find(
  (name) => !existsSync(new URL(`node_modules/${name}`, root)),
);
// tsx treats everything after a question mark in a path as a query string.
if (root.href.includes('%3F'))
  stop(fileURLToPath(root), 'a folder has a ? in its name. Rename it.');
if (missing !== undefined) stop('node_modules', `${missing} is not there. Run npm ci first.`);
// React reads this on import, and then uses its faster build.
process.env.NODE_ENV ??= 'production';
await import('tsx/esm');

/**
 * @param {string} path
 * @param {string} reason
 */
function stop(path, reason) {
  console.error(`Could not start (${path}): ${reason}`);
  process.exit(1);
}
