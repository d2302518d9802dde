/** Builds the site once for the browser tests, as it is and with texts as long as staff may write them, and serves both. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../src/serve.ts';
import { readSite } from '../../src/steps/files.ts';
import { makeCopy, removeCopy, type ProjectCopy } from './makeCopy.ts';
import { runBuild } from './runBuild.ts';

export interface TestSite {
  /** Where the built site lies, and where it is served, without a slash at the end. */
  readonly folder: string;
  readonly url: string;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const longContent = 'tests/support/longContent.ts';

/** Returns the site as it is now, built into a temporary folder and served. */
export function startSite(): Promise<TestSite> {
  return buildAndServe(makeCopy());
}

/** Returns the site with names, addresses and texts as long as they get; how much they weigh is not the question here. */
export function startLongSite(): Promise<TestSite> {
  const copy = makeCopy();
  copy.write(longContent, readFileSync(path.join(root, longContent)));
  // Facts are put into other texts as these are read, so the long ones must be there before.
  copy.write('src/site.ts', `import '../${longContent}';\n${copy.read('src/site.ts')}`);
  const budgets = 'src/steps/check/budgets.ts';
  copy.write(budgets, copy.read(budgets).replace(/\b\d[\d_]+\b/g, (limit) => `${limit}0`));
  return buildAndServe(copy);
}

async function buildAndServe(copy: ProjectCopy): Promise<TestSite> {
  const { code, err } = await runBuild(copy, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`Could not build the site for the browser tests: ${err}`);
  const files = readSite(copy.dist);
  const server = await serve(() => files);
  return {
    folder: copy.dist,
    url: server.url,
    async close() {
      await server.close();
      removeCopy(copy);
    },
  };
}
