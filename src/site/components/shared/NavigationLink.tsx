/** A link inside the site that says so when it leads to the page one is on. */
import type { PageLink } from '../../links.ts';
import { usePage } from '../../pageContext.ts';

export function NavigationLink({
  href,
  label,
  note,
  className,
}: PageLink & { className?: string }) {
  const { route } = usePage();
  return (
    <a
      className={className}
      href={href}
      hrefLang={note && 'en'}
      aria-current={href === route.path ? 'page' : undefined}
    >
      {note ? `${label} (${note})` : label}
    </a>
  );
}
