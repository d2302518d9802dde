/** A link inside the site. It says if it leads to the page one is on, or to a page in the main language. */
import type { PageLink } from '../../links.ts';
import { usePage } from '../../pageContext.ts';

export function NavigationLink({
  href,
  label,
  note,
  className,
}: PageLink & { className?: string }) {
  const { path, edition, editions } = usePage().route;
  // An edition other than the main one has Home alone, so each other address is a page in the main language.
  const isForeign = !edition.isMain && href?.split('#')[0] !== edition.path;
  return (
    <a
      className={className}
      href={href}
      hrefLang={isForeign ? editions[0]!.lang : undefined}
      aria-current={href === path ? 'page' : undefined}
    >
      {note ? `${label} (${note})` : label}
    </a>
  );
}
