/** Writes the report that a build prints: a table of pages, what staff should look at, and whether it may be published. */
import { isStopping } from '../agency/checks/checkContent.ts';
import { unreadLanguages } from '../agency/leaveOut.ts';
import { pageFile } from '../site/addresses.ts';
import { byTitle, lineOf } from '../values/faults.ts';
import { formatNumber } from '../values/format.ts';
import { parsePage } from './check/parsePage.ts';
import { fileAt } from './webServer/serve.ts';
import type { MadeSite } from './makeSite.ts';
import { firstFlight, pageBudget, weightOf, type Weight } from './output/weights.ts';
import { sayBytes, sayCount } from './terminal.ts';

/** Returns the report's text. `deleted` are the files that dist no longer has, `seconds` is the time of the whole build. */
export function report(made: MadeSite, deleted: readonly string[], seconds: number): string {
  const { files, pictures, leftOut, strays } = made;
  const weights = weightsOf(made);
  const width = Math.max(...weights.map(({ file }) => file.length));
  const row = (file: string, firstScreen: string, whole: string) =>
    `${file.padEnd(width)}   ${firstScreen.padStart(12)}   ${whole.padStart(10)}`;
  return [
    row('Bytes, gzip', 'First screen', 'Whole page'),
    ...weights.map(({ file, firstScreen, whole }) =>
      row(file, formatNumber(firstScreen), formatNumber(whole)),
    ),
    ...block(
      'Heavier than a slow phone should have to load; shorten its texts:',
      tooHeavy(weights),
    ),
    '',
    `Pictures: ${sayCount(pictures.encoded, 'file')} encoded, ${pictures.cached} from the cache. ${seconds.toFixed(1)} s in all.`,
    ...block(
      'Of lower quality, because they hold much detail; calmer ones look better:',
      pictures.reduced,
    ),
    ...block(
      'Files over 1 MB, for which a phone on a slow network needs long; smaller ones would be better:',
      [...files].flatMap(([name, { length }]) =>
        length > 1e6 ? `${name}, ${sayBytes(length)}` : [],
      ),
    ),
    ...block(
      'Files that no page links; may everybody see each of them?',
      unlinkedIn(files, made.content.facts.agency.siteUrl),
    ),
    ...block('Not published from public/, because it is no part of a site:', leftOut),
    ...block('Not read from src/content/, so nothing in it is on the site:', strays),
    ...block(
      'Not shown from src/pictures/, because no page has a picture of this name:',
      pictures.unshown,
    ),
    ...block('Deleted from dist, which holds only what a build writes:', deleted),
    ...byTitle(made.findings).flatMap(([title, findings]) =>
      block(title.endsWith('?') ? title : `${title}:`, findings.map(lineOf)),
    ),
    '',
    whetherToPublish(made),
  ].join('\n');
}

type PageWeight = Weight & { readonly file: string };

function weightsOf({ content, routes, files }: MadeSite): PageWeight[] {
  return routes.map((route) => {
    const file = pageFile(route);
    return { file, ...weightOf(String(files.get(file)), content.facts.agency.siteUrl) };
  });
}

/** Returns a line for each page over a budget. */
function tooHeavy(weights: readonly PageWeight[]): string[] {
  return weights.flatMap(({ file, firstScreen, whole }) => [
    ...over(`${file}, first screen`, firstScreen, firstFlight),
    ...over(`${file}, whole page`, whole, pageBudget),
  ]);
}

function over(what: string, bytes: number, budget: number): string[] {
  if (bytes <= budget) return [];
  return [`${what}: ${formatNumber(bytes)} bytes, ${formatNumber(bytes - budget)} too many`];
}

/** Returns the last line: whether what is in dist may be published, and if not, what stops it. */
function whetherToPublish({ content, findings }: MadeSite): string {
  const unread = unreadLanguages(content);
  if (unread.length > 0) {
    const languages = unread.map(({ lang }) => lang).join(', ');
    return `This build is only a preview: it has languages that nobody has read (${languages}). npm run build leaves them out.`;
  }
  const [title] = byTitle(findings.filter(isStopping))[0] ?? [];
  return title ? `This cannot be published yet. See above: ${title}.` : 'This can be published.';
}

/**
 * Returns lists, documents and photos in public/ that no page links, such as a passenger list. Whoever guesses a name can open
 * it.
 */
function unlinkedIn(files: MadeSite['files'], siteUrl: string): string[] {
  const addresses = [...files].flatMap(([name, content]) => addressesIn(name, content, siteUrl));
  const own = addresses.filter(({ origin }) => origin === siteUrl);
  const linked = new Set(own.map(({ pathname }) => fileAt(pathname)));
  return [...files.keys()].filter((name) => documentName.test(name) && !linked.has(name));
}

/** Returns where a page or the manifest leads. A page in public/ is published unchanged: what is not a valid URL is left out. */
function addressesIn(name: string, content: string | Uint8Array, siteUrl: string): URL[] {
  const own = new URL(name, `${siteUrl}/`);
  const targets = targetsIn(name, content).filter((target) => URL.canParse(target, own));
  return targets.map((target) => new URL(target, own));
}

function targetsIn(name: string, content: string | Uint8Array): string[] {
  if (name.endsWith('.html')) return parsePage(`${content}`).references.map(({ target }) => target);
  if (name !== 'manifest.webmanifest') return [];
  const { icons } = JSON.parse(`${content}`) as { icons: { src: string }[] };
  return icons.map(({ src }) => src);
}

/** Matches the names of documents and photos, except those that search engines and phones request. */
const documentName =
  /^(?!robots\.txt|sitemap\.xml|apple-touch-icon|\.well-known\/).*\.(csv|tsv|xls\w?|ods|docx?|odt|rtf|pdf|txt|json|xml|jpe?g|png|heic|webp)$/i;

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
