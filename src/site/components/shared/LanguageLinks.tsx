/** Links to Home in the other languages, each with the language's own name. */
import { usePage } from '../../pageContext.ts';

interface LanguageLinksProps {
  /** The words before the links. */
  lead?: string;
  /** The part of Home that the links lead to, such as "#before". */
  anchor?: string;
}

export function LanguageLinks({ lead, anchor = '' }: LanguageLinksProps) {
  const { edition, editions } = usePage().route;
  const others = editions.filter((each) => each !== edition);
  if (others.length === 0) return null;
  return (
    <p className="language-links">
      {lead && <span>{lead}</span>}
      {others.map(({ lang, dir, label, path }) => (
        <a
          key={lang}
          href={path + anchor}
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
