/** The head of every page other than Home: the title on dark blue, with a lead, a date or an arched picture. */
import { formatEffectiveDate } from '../../../values/format.ts';
import type { PageLink } from '../../links.ts';
import { usePage } from '../../pageContext.ts';
import { Arch } from './Arch.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { NavigationLink } from './NavigationLink.tsx';

/** A title with a word of more letters is set smaller, because it would not fit beside the picture. */
const maxLetters = 14;

interface PageHeroProps {
  title: string;
  lead?: string;
  eyebrow?: string;
  /** The ISO date from which the page's rules apply, and the words before it. */
  effectiveDate?: { label: string; date: string };
  /** Says that another text decides, and leads to it. */
  decides?: PageLink | undefined;
  /** The words before the links to the same rules in other languages. */
  inShort?: string;
  /** The slug of the picture. */
  picture?: string;
}

export function PageHero({
  title,
  lead,
  eyebrow,
  effectiveDate,
  decides,
  inShort,
  picture,
}: PageHeroProps) {
  const { locale } = usePage().route.edition;
  const isLong = picture && title.split(/\s+/).some(({ length }) => length > maxLetters);
  return (
    <section
      className={picture ? 'page-hero page-hero--picture lattice' : 'page-hero lattice'}
      aria-labelledby="page-title"
    >
      <div className="page-hero__layout wrapper">
        <div>
          {eyebrow && <p className="page-hero__eyebrow star-mark">{eyebrow}</p>}
          <h1 className={isLong ? 'page-hero__long' : undefined} id="page-title">
            {title}
          </h1>
          {lead && <p className="page-hero__lead">{lead}</p>}
          {effectiveDate && (
            <p className="page-hero__date star-mark">
              {effectiveDate.label}{' '}
              <time dateTime={effectiveDate.date}>
                {formatEffectiveDate(effectiveDate.date, locale)}
              </time>
            </p>
          )}
          {decides && (
            <p className="page-hero__decides">
              <NavigationLink {...decides} />
            </p>
          )}
          {inShort && <LanguageLinks lead={inShort} anchor="#before" />}
        </div>
        {picture && <Arch slug={picture} slot="page-hero" isLcp />}
      </div>
    </section>
  );
}
