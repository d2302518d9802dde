/** Compiles styles/pages/*.scss to the CSS that each page inlines; a sheet of which no source has changed is not compiled. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Exception } from 'sass';
import type { Project } from '../project.ts';
import { shortHash } from './shortHash.ts';

/** CSS text by the name of its page's stylesheet: `home`, `about`, … */
export type Styles = Readonly<Record<string, string>>;

interface Sheet {
  readonly css: string;
  /** What it was made from, by path from the project's folder, and what these files held. */
  readonly sources: Readonly<Record<string, string>>;
}

/** A newer compiler may write other CSS, and so may this file. */
const compilers = ['node_modules/sass/package.json', 'node_modules/esbuild/package.json', 'src/steps/styles.ts'];

/** Returns the CSS of every stylesheet in styles/pages. Throws on a Sass error. */
export async function compileStyles({ root, cache }: Project): Promise<Styles> {
  const styles: Record<string, string> = {};
  for (const name of await sheetNames(root)) {
    const file = path.join(cache, 'styles', `${name}.json`);
    const { css } = readKept(file, root) ?? keep(file, await compileSheet(root, name));
    styles[name] = css;
  }
  return styles;
}

/** Lets Sass load and run itself in, so that the first save shows as quickly as later ones; gives way to other work. */
export async function warmStyles({ root }: Project): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (const name of await sheetNames(root)) await compileSheet(root, name).catch(() => {});
  }
}

async function sheetNames(root: string): Promise<string[]> {
  return (await readdir(path.join(root, 'styles', 'pages'))).sort().map((file) => path.basename(file, '.scss'));
}

async function compileSheet(root: string, name: string): Promise<Sheet> {
  const { compileAsync } = await import('sass');
  const file = path.join(root, 'styles', 'pages', `${name}.scss`);
  const { css, loadedUrls } = await compileAsync(file, { style: 'compressed' }).catch((error: Exception) => {
    throw new Error(describe(error, root), { cause: error });
  });
  const files = [...loadedUrls.map((url) => path.relative(root, fileURLToPath(url))), ...compilers];
  return { css: await shorten(css), sources: Object.fromEntries(files.map((source) => [source, digest(root, source)])) };
}

/** Sass leaves colours and numbers in their long forms; browsers from Chrome 80 on read what is written here. */
async function shorten(css: string): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'chrome80' });
  return code.trimEnd().replace(/(--[\w-]+): /g, '$1:').replace(/rgba\((\d+),(\d+),(\d+),([\d.]+)\)/g, toHex);
}

/** Takes an rgba() and its four numbers, which esbuild leaves as they are inside shorthands. */
function toHex(_rgba: string, ...numbers: string[]): string {
  const [red, green, blue, alpha] = numbers.map(Number) as [number, number, number, number];
  return `#${[red, green, blue, Math.round(alpha * 255)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the kept sheet, or undefined where there is none or a source of it has changed or gone. */
function readKept(file: string, root: string): Sheet | undefined {
  try {
    const sheet = JSON.parse(readFileSync(file, 'utf8')) as Sheet;
    const isSame = ([source, kept]: [string, string]) => digest(root, source) === kept;
    return Object.entries(sheet.sources).every(isSame) ? sheet : undefined;
  } catch {
    return undefined;
  }
}

/** Where nothing can be kept the sheet is compiled again next time. */
function keep(file: string, sheet: Sheet): Sheet {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(sheet));
    renameSync(draft, file);
  } catch {
    // A folder that may only be read, or a full disk, of which publishing speaks.
  }
  return sheet;
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
