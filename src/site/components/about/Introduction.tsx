/** Who the agency is and, in larger type below, its mission. */
import type { About } from '../../../agency/schemas/content.ts';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function Introduction({ who, mission }: Pick<About, 'who' | 'mission'>) {
  return (
    <>
      <section className="introduction band" aria-labelledby="who-we-are">
        <div className="introduction__layout wrapper">
          <SectionTitle id="who-we-are">{who.title}</SectionTitle>
          <div className="introduction__words">
            <p className="lead">{who.lead}</p>
            <p className="introduction__text">{who.text}</p>
          </div>
        </div>
      </section>
      <section className="mission band" aria-labelledby="our-mission">
        <div className="wrapper">
          <SectionTitle id="our-mission">{mission.title}</SectionTitle>
          <p className="mission__text">{mission.text}</p>
        </div>
      </section>
    </>
  );
}
