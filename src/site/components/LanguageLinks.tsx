/** The ways to this site in the other languages, each in its own script. */
import { usePage } from '../pageContext.ts';

export function LanguageLinks() {
  const { dir: ownDir, frame } = usePage().route;
  if (frame.languages.length === 0) return null;
  return (
    <p className="language-links">
      {frame.languages.map(({ lang, dir, label, path }) => (
        <a
          key={lang}
          href={path}
          lang={lang}
          hrefLang={lang}
          dir={dir === ownDir ? undefined : dir}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
