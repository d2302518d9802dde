/** The top of every page except Home: the title on dark blue, and optionally a lead and an arched picture. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';
import type { ReactNode } from 'react';
import { Arch } from './Arch.tsx';

/** A title with a word of more letters is set in smaller type, because it would not fit beside the picture. */
const longestWordBesidePicture = 14;

interface PageHeroProps {
  title: FilledText;
  lead?: FilledText;
  eyebrow?: FilledText;
  picture?: string;
  /** The content below the title. */
  children?: ReactNode;
}

export function PageHero({ title, lead, eyebrow, picture, children }: PageHeroProps) {
  const isLong =
    picture &&
    plainText(title)
      .split(/\s+/)
      .some(({ length }) => length > longestWordBesidePicture);
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
          {children}
        </div>
        {picture && <Arch slug={picture} slot="page-hero" isLcp />}
      </div>
    </section>
  );
}
