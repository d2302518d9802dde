/** Builds the site once for the browser tests, as it is and with texts as long as staff may write them, and serves both. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveFolder } from '../../src/links/serveFolder.ts';

export interface TestSite {
  /** Where the built site lies, and where it is served, without a slash at the end. */
  readonly folder: string;
  readonly url: string;
  close(): Promise<void>;
}

const run = promisify(execFile);
const env = { ...process.env, NODE_ENV: 'production' };
const root = fileURLToPath(new URL('../..', import.meta.url));
const longContent = 'tests/support/longContent.ts';
const parts = ['src', 'styles', 'public', 'build.ts', 'package.json', 'tsconfig.json'];

/** Returns the site as it is now, built into a temporary folder and served. */
export async function startSite(): Promise<TestSite> {
  return serve(await copyProject());
}

/** Returns the site with names, addresses and texts as long as they get; how much they weigh is not the question here. */
export async function startLongSite(): Promise<TestSite> {
  const copy = await copyProject();
  await cp(path.join(root, longContent), path.join(copy, longContent), { recursive: true });
  // Facts are put into other texts as these are read, so the long ones must be there before.
  await prepend(path.join(copy, 'src', 'site.ts'), `import '../${longContent}';\n`);
  const budgets = path.join(copy, 'src', 'build', 'check', 'budgets.ts');
  await writeFile(budgets, (await readFile(budgets, 'utf8')).replace(/\b\d[\d_]+\b/g, (limit) => `${limit}0`));
  return serve(copy);
}

async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site '));
  for (const part of parts) await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

async function serve(copy: string): Promise<TestSite> {
  await run(process.execPath, ['--import', 'tsx', 'build.ts'], { cwd: copy, env }).catch((cause: unknown) => {
    throw new Error(`Could not build the site for the browser tests: ${(cause as { stderr: string }).stderr}`, { cause });
  });
  const folder = path.join(copy, 'dist');
  const server = await serveFolder(folder);
  return {
    folder,
    url: server.url,
    async close() {
      await server.close();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

async function prepend(file: string, text: string): Promise<void> {
  await writeFile(file, text + (await readFile(file, 'utf8')));
}
