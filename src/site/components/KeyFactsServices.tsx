/** The services of the package in another language, in the order of services.ts. */
import type { Service, Translation } from '../../schemas/content.ts';
import { Icon } from './Icon.tsx';

export function KeyFactsServices({
  words,
  services,
}: {
  words: Translation['services'];
  services: readonly Service[];
}) {
  return (
    <section className="key-facts-services" id="services" aria-labelledby="services-title">
      <div className="wrapper">
        <h2 className="key-facts-title" id="services-title">
          {words.title}
        </h2>
        <ul className="key-facts-services__list" role="list">
          {services.map(({ slug, icon }) => {
            const service = words.list[slug];
            return (
              service && (
                <li key={slug}>
                  <span className="key-facts-services__icon">
                    <Icon name={icon} />
                  </span>
                  <div>
                    <h3>{service.name}</h3>
                    <p>{service.text}</p>
                  </div>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
