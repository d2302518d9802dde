/** The ticks with which somebody confirms that they have read a language. */
import { textPagesIn } from '../../agency/pageNames.ts';
import { nameOf } from '../../values/place.ts';
import { groupOf, inputFor, sayChecked, type Field, type Sources } from './field.ts';
import type { FormRequest } from './formRequest.ts';

/** Returns the group of ticks, one for each language. */
export function readLanguages({ site, posted }: Sources): Field {
  const { languages = [], pages = {} } = site?.content ?? {};
  const ticks = languages.map(({ lang, label, checked, words, folder }, at) => {
    const place = { file: 'languages/index.jsonc', keys: [at, 'checked'] };
    const tick = { name: nameOf(place), place, kind: 'checked' } as const;
    // These go into the hash of the page, so that nobody confirms words that the page did not show.
    const written = [words, textPagesIn(folder, pages)];
    const said = sayChecked(checked, !checked);
    const hint = [said.hint, sayEnglish(site, lang)].filter(Boolean).join(' ');
    return inputFor(posted, { ...tick, ...said, hint, label, written });
  });
  const hint = 'Tick one once somebody who speaks it has read all of it today.';
  return groupOf('languages', 'Languages', ticks, { hint });
}

/** Says which phrases of a language are still in English, so that nobody publishes them unnoticed. */
function sayEnglish(site: FormRequest['site'], lang: string): string {
  const file = `languages/${lang}.jsonc`;
  const missing = (site?.findings ?? []).filter(
    (finding) => finding.file === file && finding.keys[0] === 'facts' && !finding.note,
  );
  if (missing.length === 0) return '';
  const phrases = missing.slice(0, 5).map(({ keys }) => `“${keys.at(-1)}”`);
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return `Still in English until you write the words: ${phrases.join(', ')}${more}.`;
}
