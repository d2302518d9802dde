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

const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['src', 'styles', 'public', 'build.ts', 'package.json', 'tsconfig.json'];

/** Returns the site as it is now, built into a temporary folder and served. */
export async function startSite(): Promise<TestSite> {
  return serve(await copyProject());
}

/** Returns the site with the longest names, addresses and texts that the content check lets through. */
export async function startLongSite(): Promise<TestSite> {
  const copy = await copyProject();
  const long = await readFile(new URL('longContent.ts', import.meta.url), 'utf8');
  await writeFile(path.join(copy, 'src', 'longContent.ts'), long);
  // Facts are put into other texts as these are read, so the long ones must be there before.
  await prepend(path.join(copy, 'src', 'site.ts'), "import './longContent.ts';\n");
  const budgets = path.join(copy, 'src', 'build', 'budgets.ts');
  await writeFile(budgets, (await readFile(budgets, 'utf8')).replace(/\b\d{2,3}_\d{3}\b/g, (bytes) => `${bytes}0`));
  return serve(copy);
}

async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site '));
  for (const part of parts) await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

async function serve(copy: string): Promise<TestSite> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts'], { cwd: copy }).catch((cause: unknown) => {
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
