/** Compiles styles/pages/*.scss to the CSS that each page inlines. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Exception } from 'sass';
import type { Project } from '../project.ts';
import { rememberJson } from './rememberJson.ts';

/** CSS text by the name of its page's stylesheet: `home`, `about`, … */
export type Styles = Readonly<Record<string, string>>;

/** Returns the CSS of every stylesheet in styles/pages; compiles only when a source has changed. Throws on a Sass error. */
export async function compileStyles({ root, cache }: Project): Promise<Styles> {
  const folder = path.join(root, 'styles');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.scss')).sort();
  const sources = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const tools = ['sass', 'esbuild'].map((name) => path.join(root, 'node_modules', name, 'package.json'));
  const versions = await Promise.all(tools.map((file) => readFile(file, 'utf8')));
  return rememberJson(path.join(cache, 'styles'), [...versions, ...files, ...sources], () => compileAll(folder));
}

/** Returns the names of the stylesheets in `folder`/pages, in alphabetical order. */
export async function sheetNames(folder: string): Promise<string[]> {
  return (await readdir(path.join(folder, 'pages'))).sort().map((file) => path.basename(file, '.scss'));
}

/** Compiles one stylesheet of `folder`/pages, returns its CSS and the paths of its sources. Throws on a Sass error. */
export async function compileSheet(folder: string, name: string): Promise<{ css: string; sources: string[] }> {
  const { compile } = await import('sass');
  try {
    const { css, loadedUrls } = compile(path.join(folder, 'pages', `${name}.scss`), { style: 'compressed' });
    return { css: await shorten(css), sources: loadedUrls.map((url) => fileURLToPath(url)) };
  } catch (error) {
    throw new Error(describe(error as Exception, folder), { cause: error });
  }
}

async function compileAll(folder: string): Promise<Styles> {
  const styles: Record<string, string> = {};
  for (const name of await sheetNames(folder)) styles[name] = (await compileSheet(folder, name)).css;
  return styles;
}

/** Sass leaves colours and numbers in their long forms; browsers from Chrome 64 on read what is written here. */
async function shorten(css: string): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'chrome64' });
  return code.trimEnd();
}

function describe({ sassMessage, span, message }: Exception, folder: string): string {
  if (!span?.url) return `Could not compile the styles (styles): ${message}.`;
  const file = path.relative(path.dirname(folder), fileURLToPath(span.url)).replaceAll('\\', '/');
  const reason = sassMessage.replace(/\.$/, '');
  return `Could not compile the styles (${file}, line ${span.start.line + 1}): ${reason}. Mend that line.`;
}
