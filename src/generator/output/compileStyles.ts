/** Compiles styles/ to the stylesheet of all pages and the CSS that each page inlines. Caches both until a source changes. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Exception } from 'sass';
import type { Project } from '../project.ts';
import { readChecked, writeCache } from '../files/checkedFile.ts';
import { areUnchanged, fingerprintsOf, type Fingerprints } from '../files/fingerprints.ts';
import { hashedFile } from '../files/siteFiles.ts';
import { shortHash } from '../files/shortHash.ts';
import { firstCss, firstTags, linkedCss } from './firstScreen.ts';

export type Styles = Awaited<ReturnType<typeof compileStyles>>;

interface Sheet {
  readonly css: string;
  /** The sheet that pages link. */
  readonly linked: string;
  /** The CSS that pages inline, by the hash of the tags on their first screens. */
  readonly first: Record<string, string>;
  /** The Sass source that names all partials. */
  readonly entry: string;
  readonly sources: Fingerprints;
}

/** What the sheet depends on besides the Sass files: compilers and our own code. A change makes the cached sheet stale. */
const dependencies = [
  'node_modules/sass/package.json',
  'node_modules/esbuild/package.json',
  'node_modules/postcss/package.json',
  'node_modules/css-select/package.json',
  'node_modules/htmlparser2/package.json',
  'src/generator/output/compileStyles.ts',
  'src/generator/output/firstScreen.ts',
];

/**
 * Takes the address of the font; returns the sheet under a hashed name, and a function that takes the HTML of a page and returns
 * the CSS that it inlines. Throws on a Sass error.
 */
export async function compileStyles(project: Project, fontUrl: string) {
  const file = path.join(project.cache, 'styles.json');
  const sheet = await readSheet(project, file);
  const withFont = (css: string) => css.replaceAll('/assets/marcellus.woff2', fontUrl);
  const { files, url } = hashedFile('site', 'css', withFont(sheet.linked));
  const firstScreenCss = (html: string) => {
    const tags = firstTags(html);
    const key = shortHash(tags);
    if (sheet.first[key] === undefined) {
      sheet.first[key] = firstCss(sheet.css, tags);
      writeCache(file, sheet);
    }
    return withFont(sheet.first[key]);
  };
  return { firstCss: firstScreenCss, sheetUrl: url, files };
}

async function readSheet({ root }: Project, file: string): Promise<Sheet> {
  const entry = entryOf(root);
  const cached = readChecked<Sheet>(file);
  if (cached?.entry === entry && areUnchanged(root, cached.sources)) return cached;
  const sheet = await compileSheet(root, entry);
  writeCache(file, sheet);
  return sheet;
}

/** Returns the Sass source of the sheet. Every file in styles/languages is included automatically. */
function entryOf(root: string): string {
  const names = readdirSync(path.join(root, 'styles', 'languages')).sort();
  const languages = names.flatMap((name) => /^_([a-z]{2,3})\.scss$/.exec(name)?.[1] ?? []);
  const partials = ['site', ...languages.map((lang) => `languages/${lang}`)];
  return partials.map((partial) => `@use '${partial}';`).join('');
}

async function compileSheet(root: string, entry: string): Promise<Sheet> {
  const { compileString } = await import('sass');
  try {
    // compileStringAsync is 50 % slower than compileString.
    const compiled = compileString(entry, {
      style: 'compressed',
      loadPaths: [path.join(root, 'styles'), path.join(root, 'src', 'site')],
    });
    const css = await minify(compiled.css);
    const files = [
      ...compiled.loadedUrls.map((url) => path.relative(root, fileURLToPath(url))),
      ...dependencies,
    ];
    return {
      css,
      linked: linkedCss(css),
      first: {},
      entry,
      sources: fingerprintsOf(root, files),
    };
  } catch (error) {
    throw new Error(describe(error as Exception, root), { cause: error });
  }
}

/** Shortens colours and numbers, which Sass does not, for Chrome 64 and later. */
async function minify(css: string): Promise<string> {
  const { transform } = await import('esbuild');
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'chrome64' });
  return code.trimEnd();
}

function describe({ sassMessage, span, message }: Exception, root: string): string {
  if (!span?.url) return `Could not compile the styles (styles): ${message}.`;
  const file = path.relative(root, fileURLToPath(span.url)).replaceAll('\\', '/');
  const reason = sassMessage.replace(/\.$/, '');
  return `Could not compile the styles (${file}, line ${span.start.line + 1}): ${reason}. Correct that line.`;
}
