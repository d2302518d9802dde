/** Says what is wrong in the words of the build, and where, if these words do not tell it. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { siteBundle } from '../steps/loadSite.ts';
import { explain } from '../words.ts';
import type { Project } from '../project.ts';

/** Returns the sentence of the build; behind it file and line where a component or a content file broke off. */
export async function describeFault(error: Error, { root }: Project): Promise<string> {
  const message = explain(error);
  const spot = spotInSite(error);
  if (!spot || /, line \d/.test(message)) return message;
  const place = await sourceOf(spot, root).catch(() => undefined);
  return place ? `${message} (${place})` : message;
}

interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Where in the module that loadSite made of the sources the error arose. */
function spotInSite(error: Error): Spot | undefined {
  const cause = error.cause instanceof Error ? error.cause.stack : '';
  const found = /\/site-\d+-\d+\.mjs:(\d+):(\d+)/.exec(`${error.stack}\n${cause}`);
  return found ? { line: Number(found[1]), column: Number(found[2]) } : undefined;
}

/** Bundled a second time, with a map, because only few loads end with an error. */
async function sourceOf({ line, column }: Spot, root: string): Promise<string | undefined> {
  const { build } = await import('esbuild');
  const mapped = { sourcemap: 'external', sourcesContent: false, outdir: root } as const;
  const { outputFiles } = await build({ ...siteBundle(root), ...mapped });
  const map = outputFiles.find(({ path }) => path.endsWith('.map'));
  const entry = new SourceMap(JSON.parse(map!.text) as SourceMapPayload).findEntry(line - 1, column - 1);
  return 'originalSource' in entry ? `${entry.originalSource}, line ${entry.originalLine + 1}` : undefined;
}
