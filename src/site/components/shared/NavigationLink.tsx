/** A link inside the site that says so when it leads to the page one is on. */
import { usePage, type FrameLink } from '../../pageContext.ts';

export function NavigationLink({
  href,
  label,
  note,
  className,
}: FrameLink & { className?: string }) {
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
