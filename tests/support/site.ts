/** Makes the site once for the browser tests, as it is and with texts as long as staff may write them, and serves both. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectAt } from '../../src/project.ts';
import { serve, type SiteServer } from '../../src/serve.ts';
import { makeSite } from '../../src/steps/makeSite.ts';
import { makeCopy, removeCopy } from './makeCopy.ts';

const longContent = 'tests/support/longContent.ts';

/** Serves the site as it is now; returns the addresses of its pages too, that of 404.html among them. */
export async function startSite(): Promise<SiteServer & { readonly addresses: readonly string[] }> {
  const { files, site } = await makeSite(projectAt());
  const server = await serve(() => files);
  return { ...server, addresses: [...site.routes.map(({ path }) => path), '/404.html'] };
}

/** Serves the site with names, addresses and texts as long as they get; how much they weigh is not the question here. */
export async function startLongSite(): Promise<SiteServer> {
  const copy = makeCopy();
  try {
    copy.write(longContent, readFileSync(path.join(fileURLToPath(new URL('../..', import.meta.url)), longContent)));
    // Facts are put into other texts as these are read, so the long ones must be there before.
    copy.write('src/site.ts', `import '../${longContent}';\n${copy.read('src/site.ts')}`);
    const { files } = await makeSite(copy);
    return await serve(() => files);
  } finally {
    removeCopy(copy);
  }
}
