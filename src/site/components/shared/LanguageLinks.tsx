/** Links to a page in the other languages, each labelled in its own language. A language without the page links to its Home. */
import { usePage } from '../../pageContext.ts';

interface LanguageLinksProps {
  /** The name of the page, by default the current one. */
  page?: string;
}

export function LanguageLinks({ page }: LanguageLinksProps) {
  const { name, edition, editions } = usePage().route;
  const wanted = page ?? name;
  const others = editions.filter((other) => other !== edition);
  if (others.length === 0) return null;
  return (
    <p className="language-links">
      {others.map(({ lang, dir, label, path, has, linkTo }) => (
        <a
          key={lang}
          href={has(wanted) ? linkTo(`/${wanted}`).href : path}
          lang={lang}
          hrefLang={lang}
          dir={dir === edition.dir ? undefined : dir}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
