/** Who the agency is and what it wants, side by side. */
import type { About } from '../schemas/content.ts';
import { SectionTitle } from './SectionTitle.tsx';

export function Introduction({ who, mission }: Pick<About, 'who' | 'mission'>) {
  return (
    <div className="introduction band">
      <div className="introduction__layout wrapper">
        <section aria-labelledby="who-we-are">
          <SectionTitle id="who-we-are">{who.title}</SectionTitle>
          <p className="lead">{who.lead}</p>
          <p className="introduction__text">{who.text}</p>
        </section>
        <section aria-labelledby="our-mission">
          <SectionTitle id="our-mission">{mission.title}</SectionTitle>
          <p className="introduction__mission">{mission.text}</p>
        </section>
      </div>
    </div>
  );
}
