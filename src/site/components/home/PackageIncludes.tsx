/** The parts of the package: a strip to swipe on phones and a grid in wider windows, with CSS alone. */
import type { Words } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function PackageIncludes({ words }: { words: Words['includes'] }) {
  const { services } = usePage().route.edition;
  return (
    <section
      className="package-includes band arcade"
      id="includes"
      aria-labelledby="includes-title"
    >
      <div className="package-includes__head wrapper">
        <SectionTitle id="includes-title">{words.title}</SectionTitle>
        <p className="lead">{words.lead}</p>
      </div>
      <div
        className="package-includes__strip strip"
        role="group"
        aria-labelledby="includes-title"
        tabIndex={0}
      >
        <ul className="package-includes__tiles" role="list">
          {services.map((service) => (
            <li className="package-includes__tile" key={service.slug}>
              <span className="seal">
                <Icon name={service.icon} />
              </span>
              <h3 className="package-includes__name">{service.name}</h3>
              <p className="package-includes__brief quiet">{service.brief}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
