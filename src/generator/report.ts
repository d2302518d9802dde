/** Writes the report that a build prints: a table of pages, then what staff should look at. */
import { gzipSync } from 'node:zlib';
import { pageFile } from '../site/addresses.ts';
import { byTitle, lineOf } from '../values/faults.ts';
import type { MadeSite } from './makeSite.ts';
import { sayBytes, sayCount } from './terminal.ts';

/** Returns the report's text. `deleted` are the files that dist no longer has, `seconds` is the time of the whole build. */
export function report(made: MadeSite, deleted: readonly string[], seconds: number): string {
  const { routes, files, pictures, leftOut } = made;
  const sizes = routes.map((route): [file: string, bytes: string] => {
    const file = pageFile(route);
    return [file, gzipSync(files.get(file)!).length.toLocaleString('en-GB')];
  });
  const rows = [['Page', 'Bytes, gzip'] as const, ...sizes];
  const width = Math.max(...rows.map(([file]) => file.length));
  return [
    ...rows.map(([file, bytes]) => `${file.padEnd(width)}   ${bytes.padStart(11)}`),
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
    ...block('Files that no page links; may everybody see each of them?', unlinkedIn(files)),
    ...block('Not published from public/, because it is no part of a site:', leftOut),
    ...block('Deleted from dist, which holds only what a build writes:', deleted),
    ...byTitle(made.findings).flatMap(([title, found]) =>
      block(title.endsWith('?') ? title : `${title}:`, found.map(lineOf)),
    ),
  ].join('\n');
}

/** Returns lists, papers and photos in public/ that anybody can open who guesses their names, such as a list of passengers. */
function unlinkedIn(files: MadeSite['files']): string[] {
  const readers = [...files].filter(([name]) => /\.(html|webmanifest)$/.test(name));
  const links = readers.map(([, text]) => `${text}`).join('');
  return [...files.keys()].filter(
    (name) => paper.test(name) && !links.includes(`/${encodeURI(name)}`),
  );
}

/** Matches such files, except those that search engines and phones ask for. */
const paper =
  /^(?!robots\.txt|sitemap\.xml|apple-touch-icon|\.well-known\/).*\.(csv|tsv|xls\w?|ods|docx?|odt|rtf|pdf|txt|json|xml|jpe?g|png|heic|webp)$/i;

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
