/** Bundles the code that makes pages and runs it without writing a file. Its errors name the file and the line of a mistake. */
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as phoneNumbers from 'awesome-phonenumber';
import * as marked from 'marked';
import * as valibot from 'valibot';
import type * as routesModule from '../../routes.tsx';
import type * as renderModule from '../../site/render.tsx';
import type { Project } from '../project.ts';
import { keepBundle, ownSources, type Bundle } from './keepBundle.ts';

type Code = Pick<typeof routesModule, 'routes'> & Pick<typeof renderModule, 'renderPage'>;

/** Packages that the generator has loaded already. Loading a second copy would take 5 % of a cached build's CPU time. */
const shared: Readonly<Record<string, unknown>> = {
  'awesome-phonenumber': phoneNumbers,
  marked,
  valibot,
};

/** The file name of the bundle in a stack trace. */
const bundleName = 'site-bundle';

/** Matches a location in the bundle in a stack trace, with its line and column. */
const bundleLocations = new RegExp(`${bundleName}:(\\d+):(\\d+)`, 'g');

/** Returns the routes and the function that renders pages. Throws esbuild's error if a source cannot be parsed. */
export function loadCode({ root }: Project): Promise<Code> {
  return codeOf(root);
}

const codeOf = keepBundle(async (root): Promise<Bundle<Code>> => {
  const contents = "export * from './src/routes.tsx'; export * from './src/site/render.tsx';";
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [map, code] = outputFiles.map(({ text }) => text) as [string, string];
  return { made: runBundle(code, map, root), sources: ownSources(metafile) };
});

function runBundle(code: string, map: string, root: string): Code {
  const { routes, renderPage } = withSourceLocation(() => evaluate(code, root), map)();
  return {
    routes: withSourceLocation(routes, map),
    renderPage: withSourceLocation(renderPage, map),
  };
}

/** Evaluates a bundle without Node's module cache, which would keep every version of it in memory. */
function evaluate(code: string, root: string): Code {
  const module = { exports: {} as Code };
  const requirePackage = createRequire(path.join(root, 'package.json'));
  const run = compileFunction(code, ['module', 'require'], { filename: bundleName });
  run(module, (name: string) => shared[name] ?? requirePackage(name));
  return module.exports;
}

/** Returns the same function, except that its errors name the line in the sources. */
function withSourceLocation<Args extends unknown[], Made>(
  make: (...args: Args) => Made,
  map: string,
) {
  return (...args: Args): Made => {
    try {
      return make(...args);
    } catch (error) {
      const { message } = error as Error;
      if (message.startsWith('Could not ')) throw error;
      throw new Error(
        `Could not make a page (${sourceLocation(error as Error, map)}): ${message}. Undo the last change there.`,
        { cause: error },
      );
    }
  };
}

/** Returns where in the sources an error was thrown, such as "src/site/components/home/Hero.tsx, line 16". */
function sourceLocation({ stack = '' }: Error, map: string): string {
  const sources = new SourceMap(JSON.parse(map));
  const locations = [...stack.matchAll(bundleLocations)].flatMap(([, line, column]) => {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in entry
      ? `${entry.originalSource}, line ${entry.originalLine + 1}`
      : [];
  });
  return locations[0] ?? 'src';
}
