/** The services as a quiet list; each has the anchor that the footer leads to. */
import type { About } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function ServiceList({ words }: { words: About['offer'] }) {
  const { services } = usePage().route.edition;
  return (
    <section className="service-list band band--paper" aria-labelledby="what-we-offer">
      <div className="wrapper">
        <SectionTitle id="what-we-offer">{words.title}</SectionTitle>
        <ul className="service-list__items" role="list">
          {services.map((service) => (
            <li className="service-list__item" id={service.slug} key={service.slug}>
              <Icon name={service.icon} />
              <h3 className="service-list__name">{service.name}</h3>
              <p className="service-list__offer">{words.services[service.slug]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
