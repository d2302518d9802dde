/** The ways to the pages of key facts in other languages, each in its own script; on those pages to English, too. */
import { languages } from '../../content/languages/index.ts';
import { usePage } from '../pageContext.ts';

const english = { lang: 'en', dir: 'ltr', label: 'English' };

export function LanguageLinks() {
  const { language: own } = usePage().route;
  const others = [...(own ? [english] : []), ...languages].filter(({ lang }) => lang !== own?.lang);
  if (others.length === 0) return null;
  return (
    <p className="language-links">
      {others.map(({ lang, dir, label }) => {
        const address = lang === 'en' ? '/' : `/${lang}`;
        const turned = dir === (own?.dir ?? 'ltr') ? undefined : dir;
        return (
          <a key={lang} href={address} lang={lang} hrefLang={lang} dir={turned}>
            {label}
          </a>
        );
      })}
    </p>
  );
}
