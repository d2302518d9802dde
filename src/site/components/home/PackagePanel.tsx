/** The panel of the package: three arched pictures and the points beside them. */
import type { Structure, Words } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { Arch } from '../shared/Arch.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

interface PackagePanelProps {
  words: Words['panel'];
  pictures: Structure['panel'];
}

export function PackagePanel({ words, pictures }: PackagePanelProps) {
  const { points } = usePage().route.edition;
  const [tall, ...others] = pictures;
  if (points.length === 0) return null;
  return (
    <section className="package-panel band band--paper" aria-labelledby="panel-title">
      <div className="package-panel__layout wrapper">
        <SectionTitle id="panel-title">{words.title}</SectionTitle>
        <div className="package-panel__pictures screen-only">
          {tall && <Arch slug={tall} slot="arch-tall" />}
          <div className="package-panel__column">
            {others.map((slug) => (
              <Arch key={slug} slug={slug} slot="arch" />
            ))}
          </div>
        </div>
        <ul className="star-list package-panel__points" role="list">
          {points.map((point, at) => (
            <li key={at}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
