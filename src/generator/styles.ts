/** Compiles styles/ to the CSS that pages inline and the one sheet that they share; caches unchanged sheets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Exception } from 'sass';
import type { Project } from './project.ts';
import { readCache, writeCache } from './cache.ts';
import { hashedFile, shortHash, type Files } from './files.ts';

export interface Styles {
  /** The CSS of a first screen by the name of its file in styles/first: `home`, `page`, … */
  readonly first: Readonly<Record<string, string>>;
  /** The address of the sheet with everything else. */
  readonly sheetUrl: string;
  readonly files: Files;
}

interface Sheet {
  readonly css: string;
  /** The hash of every file that it was made from, by path from the project's folder. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Another version or other options may write other CSS. */
const compilers = [
  'node_modules/sass/package.json',
  'node_modules/esbuild/package.json',
  'src/generator/styles.ts',
];

/**
 * Takes the address of the font; returns the CSS of styles/first and, under a hashed name, that of styles/site.scss.
 * Throws on a Sass error.
 */
export async function compileStyles(project: Project, fontUrl: string): Promise<Styles> {
  const read = async (name: string) =>
    (await readSheet(project, name)).replaceAll('/assets/marcellus.woff2', fontUrl);
  const first: Record<string, string> = {};
  for (const name of firstNames(project)) first[name] = await read(`first/${name}`);
  const { files, url } = hashedFile('site', 'css', await read('site'));
  return { first, sheetUrl: url, files };
}

function firstNames({ root }: Project): string[] {
  return readdirSync(path.join(root, 'styles', 'first'))
    .filter((file) => !file.startsWith('_'))
    .sort()
    .map((file) => path.basename(file, '.scss'));
}

async function readSheet({ root, cache }: Project, name: string): Promise<string> {
  const file = path.join(cache, 'styles', `${name}.json`);
  const cached = readCache<Sheet>(file);
  const sheet = cached && isFresh(cached, root) ? cached : await compileSheet(root, name);
  if (sheet !== cached) writeCache(file, sheet);
  return sheet.css;
}

async function compileSheet(root: string, name: string): Promise<Sheet> {
  const { compile } = await import('sass');
  try {
    // compileAsync is 50 % slower than compile.
    const { css, loadedUrls } = compile(path.join(root, 'styles', `${name}.scss`), {
      style: 'compressed',
    });
    const files = [
      ...loadedUrls.map((url) => path.relative(root, fileURLToPath(url))),
      ...compilers,
    ];
    return {
      css: await minify(css),
      sources: Object.fromEntries(files.map((source) => [source, digest(root, source)])),
    };
  } catch (error) {
    throw new Error(describe(error as Exception, root), { cause: error });
  }
}

/** Sass does not shorten colours and numbers; esbuild does, for Chrome 64 and later. */
async function minify(css: string): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'chrome64' });
  return code.trimEnd();
}

/** Whether every source of a sheet is there and unchanged. */
function isFresh({ sources }: Sheet, root: string): boolean {
  const files = Object.entries(sources);
  return files.every(
    ([file, hash]) => existsSync(path.join(root, file)) && digest(root, file) === hash,
  );
}

function digest(root: string, file: string): string {
  return shortHash(readFileSync(path.join(root, file)));
}

function describe({ sassMessage, span, message }: Exception, root: string): string {
  if (!span?.url) return `Could not compile the styles (styles): ${message}.`;
  const file = path.relative(root, fileURLToPath(span.url)).replaceAll('\\', '/');
  const reason = sassMessage.replace(/\.$/, '');
  return `Could not compile the styles (${file}, line ${span.start.line + 1}): ${reason}. Mend that line.`;
}
