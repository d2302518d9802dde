/**
 * Runs before each command, and is JavaScript because Node runs nothing else without packages: says where they are not
 * installed, then lets Node read TypeScript.
 */
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const missing = Object.keys(dependencies).find(
  (name) => !existsSync(new URL(`node_modules/${name}`, root)),
);
if (missing !== undefined) {
  console.error(
    `Could not start (node_modules): the package ${missing} is not installed. Run npm ci first.`,
  );
  process.exit(1);
}
await import('tsx');
