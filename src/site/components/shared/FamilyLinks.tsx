/** The ways to send Home to a family, in the language that it reads. */
import { shareHref } from '../../addresses.ts';
import { usePage, type FamilyWords } from '../../pageContext.ts';
import { Icon } from './Icon.tsx';

export function FamilyLinks({ title, links }: FamilyWords) {
  const { dir: ownDir } = usePage().route;
  return (
    <section className="family-links" aria-labelledby="family-title">
      <h2 className="family-links__title" id="family-title">
        <Icon name="messaging" />
        <span>{title}</span>
      </h2>
      <p className="family-links__list">
        {links.map(({ lang, dir, label, message }) => (
          <a
            key={lang}
            href={shareHref(message)}
            lang={lang}
            dir={dir === ownDir ? undefined : dir}
          >
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}
