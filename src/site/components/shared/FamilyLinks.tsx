/** Links that share the address of Home with the family, one per language. The current language comes first. */
import { plainText } from '../../../values/filledText.tsx';
import { shareHref } from '../../addresses.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from './Icon.tsx';

export function FamilyLinks() {
  const { route, words, facts } = usePage();
  const { edition, editions } = route;
  const ordered = [edition, ...editions.filter((other) => other !== edition)];
  return (
    <section className="family-links" aria-labelledby="family-title">
      <h2 className="family-links__title" id="family-title">
        <Icon name="messaging" />
        <span>{words.answers.family.title}</span>
      </h2>
      <p className="family-links__list">
        {ordered.map(({ lang, dir, label, path, words: { answers } }) => (
          <a
            key={lang}
            href={shareHref(`${plainText(answers.family.message)}\n${facts.agency.siteUrl}${path}`)}
            lang={lang}
            dir={dir === edition.dir ? undefined : dir}
          >
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}
