/** A link within the site. It is marked if it leads to the current page or to a page in another language. */
import type { PageLink } from '../../links.ts';
import { usePage } from '../../pageContext.ts';

export function NavigationLink({
  href,
  hrefLang,
  label,
  labelLang,
  note,
  className,
}: PageLink & { className?: string }) {
  const { path } = usePage().route;
  return (
    <a
      className={className}
      href={href}
      hrefLang={hrefLang}
      aria-current={href === path ? 'page' : undefined}
    >
      {labelLang ? <bdi lang={labelLang}>{label}</bdi> : label}
      {note && <> ({note})</>}
    </a>
  );
}
