/** The eight services as a quiet list; each has the anchor that the footer leads to. */
import type { Service } from '../../schemas/content.ts';
import { Icon } from './Icon.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function ServiceList({ title, services }: { title: string; services: readonly Service[] }) {
  return (
    <section className="service-list band band--paper" aria-labelledby="what-we-offer">
      <div className="wrapper">
        <SectionTitle id="what-we-offer">{title}</SectionTitle>
        <ul className="service-list__items" role="list">
          {services.map((service) => (
            <li className="service-list__item" id={service.slug} key={service.slug}>
              <Icon name={service.icon} />
              <h3 className="service-list__name">{service.name}</h3>
              <p className="service-list__offer">{service.offer}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
