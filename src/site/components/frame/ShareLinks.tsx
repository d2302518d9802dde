/** Links that share the address of Home with the family, one per language. The current language comes first. */
import { plainText } from '../../../values/filledText.tsx';
import { shareHref } from '../../addresses.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';

export function ShareLinks() {
  const { route, words, facts } = usePage();
  const { edition, editions } = route;
  const ordered = [edition, ...editions.filter((other) => other !== edition)];
  return (
    <section className="share-links" aria-labelledby="share-title">
      <h2 className="share-links__title" id="share-title">
        <Icon name="messaging" />
        <span>{words.answers.share.title}</span>
      </h2>
      <p className="share-links__list">
        {ordered.map(({ lang, dir, label, path, words: { answers } }) => (
          <a
            key={lang}
            href={shareHref(`${plainText(answers.share.message)}\n${facts.agency.siteUrl}${path}`)}
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
